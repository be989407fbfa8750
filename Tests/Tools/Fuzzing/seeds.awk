# Writes each scene, nib and document of Xcode's that stands in a source to a file of its own: -v into=DIR
FNR == 1 || /"""/ { inside = 0 }
{ gsub(/▶/, "") }
!inside && /^ *<(\?xml|storyboard|nib|document|archive)[ >]/ {
  inside = 1
  match($0, /^ */)
  indent = RLENGTH
  name = into "/" sprintf("%05d", ++number) ".scene"
}
inside {
  line = substr($0, indent + 1)
  print line > name
  if (line ~ /<\/(storyboard|nib|document|archive)>/ || line ~ /^<(storyboard|nib)[^>]*\/>/) {
    inside = 0
    close(name)
  }
}
