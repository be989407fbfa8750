// Starts the page. All other files must precede this one.

connect();
