// Starts when everything is defined.

connect();
