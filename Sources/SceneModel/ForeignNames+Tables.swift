/// A tilde marks a name whose meaning is similar but not the same, or depends on how the name is used.
extension ForeignNames {
  static let elements: KeyValuePairs = [
    "activityIndicator":
      "activityindicatorview busyindicator circularprogressindicator ~loader progressring progressspinner spinner",
    "appearance": "~theme", "barButtonItem": "toolbaritem", "barButtonItem side=left": "leftbarbuttonitem",
    "barButtonItem side=right": "rightbarbuttonitem",
    "button": """
    ~a ~chip ~commandbutton ~floatingactionbutton ~iconbutton imagebutton ~link ~linkbutton materialbutton \
    ~menubutton ~nsbutton ~nsbuttoncell pushbutton ~submit ~toolbutton
    """,
    "button kind=bordered": "outlinedbutton", "button kind=filled": "~elevatedbutton filledbutton",
    "button kind=plain": "flatbutton ~textbutton", "button kind=tinted": "filledtonalbutton",
    "collectionView": "~flowbox ~grid gridview ~lazyhgrid ~lazyrow ~lazyvgrid",
    "collectionViewCell": "collectioncell flowboxchild ~griditem",
    "colorWell": "colorbutton colorpicker",
    "constraint": "layoutconstraint",
    "containerView": "~container fragmentcontainerview ~iframe ~include",
    "datePicker": "~calendar ~calendarview ~calendarwidget ~dateedit datetimeedit ~multidatepicker",
    "datePicker mode=time": "timeedit timepicker",
    "imageView": "~animatedimage asyncimage ~icon image img picture",
    "label":
      "appcompattextview ~em ~formattedtext ~h1 ~h2 ~h3 ~h4 ~h5 ~h6 p span statictext ~strong text textblock",
    "layoutGuide": "~guideline",
    "longPressGestureRecognizer": "gesturelongpress longpress longpressgesture pressgesturerecognizer",
    "menuAction": "menuitem",
    "navigationBar": "~appbar headerbar ~nav navbar ~topappbar",
    "navigationController": "~navhostfragment navigationstack navigationview ~navigator ~stacknavigator",
    "nib": "~interface ~layout ~merge xib",
    "object": "customobject",
    "outlet": "~connection iboutlet ~ref ~reference",
    "action": "~event handler ibaction ~listener onclick ~signal",
    "pageControl": "pageindicator pagination",
    "pageViewController": "~carousel ~pager viewpager viewpager2",
    "panGestureRecognizer": "~drag draggesture gesturedrag pan pangesture",
    "pickerView": "~combobox ~comboboxtext ~dropdown ~picker ~popupbutton ~select ~spinner",
    "pinchGestureRecognizer":
      "gesturezoom magnificationgesture magnificationgesturerecognizer magnifygesture pinch pinchgesture",
    "progressView": """
    ~gauge ~levelbar ~levelindicator linearprogressindicator ~meter ~progress ~progressbar \
    ~progressindicator ~progressview
    """,
    "refreshControl": "refreshable ~swiperefreshlayout",
    "rotationGestureRecognizer": "gesturerotate rotategesture ~rotation rotationgesture",
    "runtimeAttribute": "attribute userdefinedruntimeattribute",
    "scrollView":
      "~customscrollview flickable horizontalscrollview nestedscrollview scrollarea scrolledwindow scrollviewer singlechildscrollview",
    "searchBar": "search searchentry searchfield searchview",
    "segment": "option ~radiobutton",
    "segmentedControl":
      "~buttongroup ~radiogroup segmentcontrol segmented slidingsegmentedcontrol ~tablayout ~togglegroup",
    "segue": "navigationlink storyboardsegue ~transition",
    "slider": "~dial range scale seekbar",
    "splitViewController": "navigationsplitview ~paned ~slidingpanelayout ~splitter ~splitview",
    "stackView": """
    ~box ~flex ~formlayout ~gridlayout gtkbox linearlayout ~nsgridview ~stack ~tablelayout ~wrap
    """,
    "stackView axis=horizontal": "~flexrow hbox hboxlayout hstack lazyhstack row rowlayout",
    "stackView axis=vertical": "column columnlayout ~flexcolumn lazyvstack vbox vboxlayout vstack",
    "stepper": "~numberpicker ~spinbox ~spinbutton",
    "storyboard": "scenes storyboards",
    "swipeGestureRecognizer": "gestureswipe swipe swipegesture",
    "switch":
      "~checkbox ~checkboxlisttile ~checkbutton switchcompat switchlisttile switchmaterial toggle ~togglebutton toggleswitch",
    "tabBar": "bottomnavigation bottomnavigationview",
    "tabBarController":
      "~bottomtabnavigator ~notebook tabcontroller ~tabhost tabview tabviewcontroller tabwidget",
    "tableView": """
    ~columnview flatlist ~form ~lazycolumn list ~listbox listview ~listwidget ~ol ~outlineview ~recyclerview \
    sectionlist ~table ~tablewidget ~treeview ~treewidget ~ul
    """,
    "tabBarItem": "~tab",
    "tableViewCell": "~cell ~li listboxrow listitem listrow listtile tablecell ~tr",
    "tapGestureRecognizer": "clickgesturerecognizer ~gesture ~gesturerecognizer gestureclick tap tapgesture",
    "textField": """
    ~autocompletetextview edittext entry ~input lineedit ~nstextfield ~nstextfieldcell outlinedtextfield textbox \
    textformfield textinput textinputedittext
    """,
    "textField secureTextEntry=true":
      "passwordbox passwordentry passwordfield passwordtextfield securefield securetextfield",
    "textView": "multilinetext plaintextedit ~richtextbox textarea ~textbrowser textedit texteditor",
    "toolbar": "~actionbar ~bottomappbar ~statusbar",
    "view": """
    ~article ~canvas ~card ~cardview ~center constraintlayout ~customview div ~divider ~drawingarea ~emptyview \
    ~eventbox ~expanded ~fieldset ~figure fixed ~footer ~frame framelayout ~group ~groupbox ~header ~hr ~main \
    ~merge ~nsbox ~overlay ~padding ~pane ~rectangle relativelayout ~revealer ~separator ~sizedbox ~space \
    ~spacer ~surface ~visualeffectview widget ~zstack
    """,
    "viewController":
      "~activity ~applicationwindow ~body ~controller ~mainwindow ~page ~scaffold ~screen ~window",
    "when": "~if ~media ~variation",
    "alertController": "~alert ~alertdialog ~dialog ~messagebox ~messagedialog",
    "section": "tableviewsection",
    "tableHeader": "~headerview tableheaderview ~thead",
    "tableFooter": "~footerview tablefooterview ~tfoot",
  ]

  static let attributes: KeyValuePairs = [
    // The attributes of connections and of the language.
    "property": "field key name outlet prop var variable",
    "selector": "action call func function handler method ~name",
    "kind": "buttonstyle buttontype ~mode segue style type variant",
    "destination":
      "controller dest destinationid goto href ~id next ~object ref src target to ~view viewcontroller",
    "destinations": "destination objects targets to views",
    "identifier": "~id ~key name segueidentifier",
    "event": "events eventtype for on signal trigger ~type ~when",
    "equation": "constraint expression formula ~relation ~rule ~value",
    "format": "vfl visualformat",
    "traits": """
    condition ~colorscheme ~device ~direction ~horizontal ~horizontalsizeclass ~idiom ~orientation ~style trait \
    ~userinterfaceidiom ~userinterfacestyle ~vertical ~verticalsizeclass when
    """,
    "key": "keypath name property",
    "initial": "entry initialscene initialviewcontroller ~main root ~start",
    "owner": "~class customclass filesowner",
    "id": "~identifier objectid storyboardid storyboardidentifier",
    "class": "classname customclass",
    "reuseIdentifier": "cellid cellidentifier ~identifier reuse reuseid",
    "entry": "isinitial",
    "rootViewController": "child children initialviewcontroller root topviewcontroller viewcontrollers",
    "viewControllers": "children ~detail ~master ~pages ~panes ~primary ~secondary tabs",
    // Texts and colors.
    "text": "~caption content ~innerhtml innertext ~label string stringvalue textcontent ~title value",
    "title": "~caption label ~name ~navigationtitle text ~value",
    "detailText": "~detail secondarytext subtitle",
    "placeholder": "hint placeholderstring placeholdertext prompt",
    "textColor": "color fg fontcolor foreground foregroundcolor foregroundstyle",
    "titleColor": "color fg fontcolor foreground foregroundcolor textcolor",
    "onTintColor": "~color ~tint tintcoloron trackcolor",
    "progressTintColor": "barcolor ~color ~tint",
    "color": "fontcolor foreground foregroundcolor textcolor",
    "backgroundColor": "background bg bgcolor ~fill",
    "barTintColor": "background bg bgcolor",
    "tintColor": "accent accentcolor ~color tint",
    "font": "fontfamily fontname fontsize fontstyle fontweight ~textappearance textsize textstyle typeface",
    "textAlignment": "align alignment gravity justify multilinetextalignment textalign xalign",
    "alignment": "~align alignitems crossaxisalignment ~gravity",
    "numberOfLines": "linelimit lines maxlines ~rows",
    "lineBreakMode": "elide ellipsize ~linebreak linewrapmode textoverflow truncationmode ~wrap ~wrapmode",
    "kern": "kerning ~letterspacing ~tracking",
    "link": "href url",
    // Images.
    "image": """
    drawable ~file ~icon iconname imagename img picture ~resource source src ~systemimage \
    ~systemname ~url
    """,
    "contentMode": "contentscale ~fillmode ~imagescaling objectfit resizemode scalemode scaletype scaling",
    "renderingMode": "imagerenderingmode",
    // The state and the size of views.
    "hidden": "~display ~visibility visible",
    "enabled": "disabled sensitive",
    "editable": "readonly",
    "selected": "~active ~checked",
    "on": "active checked ~selected ~state ~value",
    "animating": "active running spinning",
    "alpha": "opacity",
    "frame": "~geometry rect",
    "clipsToBounds": "clip clipped clipssubviews clipsubviews ~maskstobounds ~overflow",
    "userInteractionEnabled": "~clickable ~interactive ~pointerevents ~touchable userinteraction",
    "translatesAutoresizingMask": "translatesautoresizingmaskintoconstraints",
    "autoresizing": "autoresizingmask resizingmask",
    "layoutMargins": "~margin ~margins ~padding",
    "contentInset": "~contentpadding ~insets ~padding",
    "contentInsets": "contentedgeinsets ~contentpadding ~insets ~padding",
    "axis": "~direction flexdirection ~mainaxis orientation",
    "spacing": "gap itemspacing ~rowgap space",
    "distribution": "~arrangement ~justifycontent ~mainaxisalignment",
    "rowHeight": "cellheight ~itemheight",
    "scrollEnabled": "scrollable",
    "pagingEnabled": "paging",
    "transform": "~rotate ~rotation ~scale ~translate",
    // Controls.
    "minimumValue": "from low lower min minimum minvalue valuefrom",
    "maximumValue": "high max maximum maxvalue to upper valueto",
    "stepValue": "increment step stepincrement",
    "value": """
    ~content ~current ~currentvalue ~default ~defaultvalue doublevalue floatvalue intvalue \
    ~position ~progress ~text ~val
    """,
    "progress": "fraction ~percent ~value",
    "keyboardType": "inputmode inputpurpose inputtype keyboard type",
    "secureTextEntry": "ispassword ~password secure",
    "returnKeyType": "enterkeyhint imeoptions returnkey submitlabel",
    "autocapitalizationType": "autocapitalization autocapitalize capitalization capitalize",
    "autocorrectionType": "autocorrect autocorrection ~spellcheck",
    "borderStyle": "~border ~style ~textfieldstyle",
    "clearButtonMode": "clearbutton",
    "selectedSegmentIndex": "~selected selectedindex ~selection ~value",
    "numberOfPages": "count pagecount pages",
    "currentPage": "~current ~index ~page",
    "mode": "datepickermode ~pickermode ~type",
    "date": "~selection ~value",
    "minimumDate": "min mindate minimum",
    "maximumDate": "max maxdate maximum",
    "style": "activityindicatorviewstyle liststyle ~size tablestyle ~type ~variant",
    "accessoryType": "accessory ~disclosure",
    "systemItem": "barbuttonsystemitem ~item systembarbuttonitem ~systemname",
    "badgeValue": "badge",
    "numberOfTapsRequired": "~count numberoftaps tapcount taps",
    "numberOfTouchesRequired": "fingers numberoftouches touchcount ~touches",
    "minimumPressDuration": "~duration minimumduration",
    "animated": "animate animates ~animation",
    "modalPresentationStyle": "presentation presentationstyle",
    "prefersLargeTitles": "~largetitle largetitles",
    "navigationOrientation": "~direction ~orientation",
    "hidesBottomBarWhenPushed": "hidestabbar ~tabbarhidden",
    "navigationBarHidden": "hidenavigationbar hidesnavigationbar",
    // Accessibility.
    "accessibilityLabel": "alt arialabel contentdescription",
    "accessibilityHint": "~ariadescription ~hint ~tooltip",
    "accessibilityIdentifier": "datatestid testid testtag",
    "textInsets": "~textcontainerinset",
    "semanticContentAttribute": "~dir ~layoutdirection",
    "header": "headertitle",
    "footer": "footertitle",
    "titleInsets": "titleedgeinsets",
    "imagePlacement": "~iconposition ~imageposition",
    "thumbTintColor": "thumbcolor",
    "minimumTrackTintColor": "minimumtrackcolor mintintcolor",
    "maximumTrackTintColor": "maximumtrackcolor maxtintcolor",
    "wraps": "valuewraps",
    "trackTintColor": "trackcolor",
    "minimumZoomScale": "minzoom",
    "maximumZoomScale": "maxzoom",
    "currentPageIndicatorTintColor": "currentpagecolor",
    "allowsMultipleSelection": "multipleselection",
    "estimatedRowHeight": "estimatedheight",
    "minimumLineSpacing": "linespacing",
    "minimumInteritemSpacing": "interitemspacing",
    "scrollDirection": "~direction",
    "itemSize": "cellsize",
    "separatorStyle": "~divider ~separator",
    "contentHugging": "~contenthuggingpriority ~horizontalhuggingpriority ~verticalhuggingpriority",
    "backgroundImage": "backgroundimagename",
  ]

  /// The attributes with values that scenes express with another attribute.
  static let settings: KeyValuePairs = [
    "axis=horizontal": "horizontal=true isvertical=false vertical=false",
    "axis=vertical": "horizontal=false isvertical=true vertical=true",
    "clipsToBounds=true": "overflow=clip overflow=hidden",
    "editable=false": "~readonly=readonly ~readonly=true",
    "enabled=false": "~readonly=readonly ~readonly=true",
    "font=bold 17": "~bold=true ~isbold=true",
    "font=italic 17": "~isitalic=true ~italic=true",
    "hidden=true": "display=none",
    "keyboardType=emailAddress": "textcontenttype=emailaddress",
    "lineBreakMode=tailTruncation": "overflow=ellipsis",
    "numberOfLines=0":
      "~multiline=true ~singleline=false ~softwrap=true ~wordwrap=true ~wrap=true ~wrapping=true",
    "numberOfLines=1": "~multiline=false ~singleline=true ~softwrap=false ~wordwrap=false ~wrap=false",
    "secureTextEntry=true": """
    contenttype=password echomode=password echomode=passwordechoonedit inputmode=password inputpurpose=password \
    inputtype=numberpassword inputtype=password inputtype=textpassword keyboard=password keyboardtype=password \
    obscuretext=true textcontenttype=newpassword textcontenttype=password type=password
    """,
  ]

  static let inputTypes: KeyValuePairs = [
    "button": "button ~file ~reset ~submit", "colorWell": "color", "datePicker": "datetimelocal",
    "datePicker mode=date": "date ~month ~week", "datePicker mode=time": "time", "imageView": "~image",
    "searchBar": "search", "segmentedControl": "~radio", "slider": "range", "switch": "checkbox",
    "textField": "text", "textField keyboardType=emailAddress": "email",
    "textField keyboardType=numberPad": "~number", "textField keyboardType=phonePad": "tel",
    "textField keyboardType=url": "url", "textField secureTextEntry=true": "password",
  ]

  static let languages: KeyValuePairs = [
    "ar": "arabic", "da": "danish", "de": "deutsch german", "el": "greek", "en": "english us",
    "en-GB": "british uk", "es": "spanish", "fr": "french", "he": "hebrew iw", "hu": "hungarian",
    "it": "italian", "ja": "japanese jp", "ko": "korean", "nb": "nn no norwegian", "nl": "dutch",
    "pl": "polish", "pt": "portuguese", "ru": "russian", "sv": "swedish", "tr": "turkish", "uk": "ukrainian",
    "zh-Hans": "chinese", "zh-Hant": "~traditionalchinese",
  ]

  static let elementsInside: [String: KeyValuePairs<String, String>] = [
    "alertController": ["alertAction": "~action ~button"],
    "toolbar": ["barButtonItem": "~fixedspace ~flexiblespace ~item ~space ~spacer toolbaritem"],
    "button": ["segue": "~a ~link ~navigationlink ~push"],
    "collectionView": ["collectionViewCell": "cell collectioncell griditem ~item ~li tablecell ~row"],
    "label": ["fragment": "~a ~b ~font ~link span ~strong ~text"],
    "menu": ["menuAction": "~action ~button ~item menuitem"],
    "segmentedControl": ["segment": "~button ~item option ~radiobutton"],
    "tableView": ["tableViewCell": "cell ~item li listitem listrow ~row tablecell ~tr"],
    "textView": ["fragment": "~a ~b ~font ~link span ~strong ~text"],
  ]

  /// The meanings that depend on the element of an attribute.
  static let attributesOf: [String: KeyValuePairs<String, String>] = [
    "view": ["backgroundColor": "~color ~fillcolor", "userInteractionEnabled": "~disabled ~enabled"],
    "imageView": ["contentMode": "mode scaling", "userInteractionEnabled": "~disabled ~enabled"],
    "stackView": ["userInteractionEnabled": "~disabled ~enabled"],
    "scrollView": ["scrollEnabled": "~disabled ~enabled"],
    "tableView": ["userInteractionEnabled": "~disabled ~enabled"],
    "collectionView": [
      "minimumLineSpacing": "~gap ~rowgap ~spacing", "minimumInteritemSpacing": "~columngap",
      "userInteractionEnabled": "~disabled ~enabled",
    ],
    "textView": ["editable": "~disabled ~enabled readonly"],
    "alertAction": ["style": "kind role type"],
    "alertController": ["preferredStyle": "kind style type"],
    "barButtonItem": ["side": "key placement position", "systemItem": "~type"],
    "button": [
      "kind": "buttonstyle buttontype ~configuration style type",
      "titleColor": "~color ~foreground ~foregroundcolor",
    ],
    "collectionViewCell": ["reuseIdentifier": "identifier"],
    "label": [
      "text": "caption label title",
      "textColor": "color fontcolor foreground foregroundcolor foregroundstyle",
    ],
    "searchBar": ["placeholder": "~label ~title"],
    "section": ["header": "headertitle ~title"],
    "segue": [
      "kind": "~style ~type", "presentation": "modalpresentationstyle presentationstyle ~style",
      "transition": "~animation modaltransitionstyle transitionstyle",
      "action": "selector unwindaction unwindselector", "anchor": "anchorview popoveranchorview sourceview",
      "arrowDirections": "permittedarrowdirections popoverarrowdirection popoverarrowdirections",
    ],
    "state": ["name": "key state"],
    "switch": ["on": "active checked ~selected ~state ~value"],
    "tableViewCell": [
      "reuseIdentifier": "identifier", "style": "cellstyle kind type", "text": "~label ~title",
      "detailText": "~detail ~subtitle",
    ],
    "textField": ["placeholder": "~caption ~label ~title"],
  ]

  static let values: KeyValuePairs = [
    "true": "1 on t y yes", "false": "0 f n no off",
    "natural": "~auto default ~inherit ~justified ~justify ~leading start",
    "left":
      "alignleft cancellationaction ~leading leftbarbuttonitem leftbarbuttonitems navigationbarleading ~start topbarleading",
    "right":
      "alignright confirmationaction ~end navigationbartrailing rightbarbuttonitem rightbarbuttonitems topbartrailing ~trailing",
    "leading": "flexstart ~left start", "trailing": "end flexend ~right",
    "center": "aligncenter alignhcenter centered ~centerhorizontal ~centervertical centre middle",
    "top": "~flexstart ~start ~up", "bottom": "~down ~end ~flexend",
    "fill": "~justified ~justify matchparent stretch",
    "vertical": "col column vert ~portrait v y", "horizontal": "h ~landscape row x",
    "equalSpacing": "spacebetween ~spaceevenly", "equalCentering": "~spacearound",
    "fillEqually": "equal equally homogeneous", "fillProportionally": "proportional proportionally",
    "scaleAspectFit": "aspectfit ~centerinside contain fit fitcenter preserveaspectfit scaledtofit",
    "scaleAspectFill": "aspectfill centercrop cover ~crop ~fill preserveaspectcrop scaledtofill",
    "scaleToFill": "~fill fitxy stretch",
    "tailTruncation": "bytruncatingtail elideright ellipsis end tail truncatetail truncatingtail",
    "headTruncation": "bytruncatinghead elideleft head start truncatehead truncatinghead",
    "middleTruncation": "bytruncatingmiddle elidemiddle middle truncatemiddle truncatingmiddle",
    "wordWrap": "bywordwrapping ~normal ~word wordwrapping ~wrap",
    "characterWrap": "~breakall bycharwrapping ~char ~character charwrapping wrapanywhere",
    "clip": "byclipping clipping elidenone nowrap",
    "emailAddress": "email textemailaddress", "numberPad": "digits ~integer ~number numeric",
    "decimalPad": "decimal numberdecimal", "phonePad": "phone tel telephone",
    "url": "texturi uri ~web ~website",
    "asciiCapable": "ascii", "webSearch": "~search",
    "default": "~blue ~gray ~grey ~none normal text",
    "words": "capitalize textcapwords word", "sentences": "sentence textcapsentences",
    "allCharacters": "all characters textcapcharacters uppercase",
    "yes": "on true", "no": "false off", "YES": "1 on true y", "NO": "0 f false n off",
    "boldSystem": "bold systembold", "italicSystem": "italic systemitalic", "grouped": "group",
    "none": "no off",
    "roundedRect": "~round rounded roundrect", "line": "~single ~solid", "bezel": "~inset",
    "disclosureIndicator": "~arrow chevron disclosure", "checkmark": "check checked tick",
    "detailButton": "~detail ~info", "insetGrouped": "~inset ~rounded", "basic": "default ~plain",
    "value1": "rightdetail", "value2": "leftdetail", "singleLine": "line single ~solid",
    "always": "~on ~true ~yes", "never": "~false no none off", "automatic": "auto default ~inherit",
    "dateAndTime": "both datetime datetimelocal", "countDownTimer": "countdown duration timer",
    "fullScreen": "~cover ~full fullscreencover", "pageSheet": "~page ~sheet", "formSheet": "~dialog ~form",
    "overFullScreen": "~overlay", "coverVertical": "~cover ~slide ~slideup",
    "crossDissolve": "crossfade ~dissolve ~fade",
    "flipHorizontal": "~flip", "partialCurl": "~curl", "pageCurl": "~curl", "alert": "~dialog",
    "actionSheet": "~bottomsheet confirmationdialog ~sheet", "destructive": "~danger ~delete",
    "template": "alwaystemplate ~mask ~tint ~tinted", "original": "alwaysoriginal",
    "filled": "borderedprominent ~contained ~primary ~solid", "bordered": "~border ~outline outlined",
    "gray": "grey ~secondary", "tinted": "~tonal",
    "plain": "borderless ~default ~flat ~normal ~link roundedrect system systembutton ~text",
    "capsule": "~pill ~round",
    "forceRightToLeft": "rtl", "forceLeftToRight": "ltr", "continuous": "~smooth squircle",
    "circular": "~round",
    "highlighted": "~hover ~pressed", "selected": "~checked ~on", "normal": "default",
    "small": "s sm", "medium": "~half m md", "large": "l lg", "mini": "~tiny xs",
    "flexibleSpace": "flex flexible ~spacer", "fixedSpace": "fixed ~space", "trash": "bin ~delete ~remove",
    "flexibleWidth": "~width widthsizable", "flexibleHeight": "~height heightsizable",
    "flexibleLeftMargin": "flexibleminx", "flexibleRightMargin": "flexiblemaxx",
    "flexibleTopMargin": "flexibleminy", "flexibleBottomMargin": "flexiblemaxy",
    "command": "cmd ~meta ~super", "alternate": "alt option", "control": "ctrl", "delete": "backspace",
    "escape": "esc", "return": "enter",
    "largeTitle": "~display ~h1", "title1": "~h2 title", "title2": "~h3", "title3": "~h4",
    "headline": "~h5 ~heading",
    "body": "~p ~paragraph", "subheadline": "~h6 subhead ~subtitle", "caption1": "caption",
    "footnote": "~small",
    "justified": "alignjustify full justify",
    "scale": "~scalex ~scaley",
    "rotate": "~rotatex ~rotatey ~rotatez",
    "translate": "~translatex ~translatey",
    "action": "~share", "add": "~new plus", "bookmarks": "~book", "compose": "~pencil ~write", "done": "~ok",
    "organize": "~folder", "refresh": "~reload", "stop": "~close",
    "number": "cgfloat double float nsnumber real", "int": "integer nsinteger", "bool": "boolean",
    "string": "localizedstring nsstring ~text", "nil": "~none null",
  ]

  static let events: KeyValuePairs = [
    "touchUpInside": "~action ~activate click clicked ~press pressed tap tapped ~touch touchend touchup",
    "primaryActionTriggered": "~action primary primaryaction ~submit",
    "valueChanged": "change changed checkedchange ~input toggled valuechange",
    "editingChanged": "~change ~changed input textchange textchanged",
    "editingDidBegin": "~begin focus focusin", "editingDidEnd": "blur ~end focusout",
    "editingDidEndOnExit": "~done ~editoraction enter ~exit return ~submit",
    "touchDown": "down mousedown pointerdown touchstart",
    "touchDownRepeat": "~dblclick ~doubleclick ~doubletap",
    "touchCancel": "cancel cancelled pointercancel touchcancelled",
    "touchDragInside": "~drag mousemove touchmove",
    "recognized":
      "~action ~changed ~click ~ended ~gesture ~longpress ~pan ~pinch ~swipe ~tap ~tapped ~triggered",
    "selected": "~click didselect itemclick rowselected select ~tap",
    "accessoryTapped": "~accessory ~detail ~info",
  ]

  static let traits: KeyValuePairs = [
    "idiom": "~device userinterfaceidiom", "style": "~appearance colorscheme ~theme userinterfacestyle",
    "horizontal": "horizontalsizeclass ~width", "vertical": "~height verticalsizeclass",
    "direction": "layoutdirection",
    "phone": "iphone ~mobile", "pad": "ipad ~tablet", "rightToLeft": "rtl", "leftToRight": "ltr",
    "landscape": "~horizontal", "portrait": "~vertical", "dark": "~night", "light": "~day",
    "regular": "~wide", "compact": "~narrow",
  ]

  static let layoutNames: KeyValuePairs = [
    "self": "~me ~this", "superview": "~container ~parent ~view",
    "superview.safeArea": "~safe ~safearea ~safearealayoutguide",
    "superview.margins": "~layoutmargins ~layoutmarginsguide ~margins",
    "safeArea": "safearealayoutguide", "margins": "layoutmargins layoutmarginsguide margin",
    "readableContent": "readablecontentguide", "keyboardGuide": "keyboardlayoutguide",
    "contentGuide": "contentlayoutguide", "frameGuide": "framelayoutguide",
    "left": "leftanchor", "right": "rightanchor", "top": "topanchor", "bottom": "bottomanchor",
    "leading": "leadinganchor start", "trailing": "end trailinganchor", "width": "widthanchor",
    "height": "heightanchor", "centerX": "centerxanchor", "centerY": "centeryanchor",
    "firstBaseline": "~baseline firstbaselineanchor", "lastBaseline": "~baseline lastbaselineanchor",
  ]

  static let relations: KeyValuePairs = [
    ">=": [
      "=>", ">", "≥", "min", "atLeast", "ge", "greaterThan", "greaterThanOrEqual", "greaterThanOrEqualTo",
      "gte",
    ],
    "<=": ["=<", "<", "≤", "max", "atMost", "le", "lessThan", "lessThanOrEqual", "lessThanOrEqualTo", "lte"],
    "=": ["==", ":", "eq", "equal", "equalTo", "equals", "is"],
  ]

  static let segueKinds: KeyValuePairs = [
    "show": "~default ~forward ~link navigate ~navigation navigationlink",
    "showDetail": "~detail", "popover": "~bubble ~popup",
    "present": "~cover ~dialog ~fullscreen ~fullscreencover modally presentmodally showmodal",
    "embed": "~child contain container embedded ~include", "replace": "~swap",
    "unwind": "~back ~close ~dismiss ~exit ~pop ~return", "custom": "~class",
  ]

  /// The attributes, elements, and runtime attribute key paths that scenes use, each with the corresponding attribute
  /// names in other frameworks.
  static let places: KeyValuePairs = [
    "frame": "center height layoutheight layoutwidth left rect size top width x y",
    "equation": "constant multiplier priority relation",
    "action":
      "action click command handler onchange onclick onpress onselect ontap selector signal tap target",
    "outlet": "iboutlet outlet outlets referencingoutlet",
    "segue": "destination goto href link navigateto to",
    "segment": "items options segments titles",
    "barButtonItem": """
    backbarbuttonitem barbuttonitem leftbarbuttonitem leftbarbuttonitems rightbarbuttonitem rightbarbuttonitems
    """,
    "constraint": """
    alignself anchor aspectratio bottom centerx centery constraints edges end flex halign hexpand \
    horizontalalignment justifyself leading marginbottom marginend marginleft marginright marginstart margintop \
    maxheight maxwidth minheight minwidth position right start trailing valign verticalalignment vexpand \
    layoutabove layoutbelow layoutcenterhorizontal layoutcenterinparent layoutcentervertical \
    layoutconstraintbottomtobottomof layoutconstraintbottomtotopof layoutconstraintendtoendof \
    layoutconstraintendtostartof layoutconstraintstarttoendof layoutconstraintstarttostartof \
    layoutconstrainttoptobottomof layoutconstrainttoptotopof layoutgravity layoutmargin layoutmarginbottom \
    layoutmarginend layoutmarginstart layoutmargintop layoutweight anchorsbaseline anchorsbottom anchorscenterin \
    anchorsfill anchorshorizontalcenter anchorsleft anchorsmargins anchorsright anchorstop anchorsverticalcenter \
    layoutalignment layoutfillheight layoutfillwidth layoutmaximumheight layoutmaximumwidth layoutminimumheight \
    layoutminimumwidth layoutpreferredheight layoutpreferredwidth
    """,
    "layer.cornerRadius": "borderradius cornerradius radius rounded",
    "layer.borderWidth": "border borderwidth outlinewidth strokewidth",
    "layer.borderColor": "bordercolor outlinecolor stroke strokecolor",
    "layer.shadowOpacity": "boxshadow elevation shadow shadowopacity",
    "layer.shadowRadius": "shadowradius", "layer.shadowOffset": "shadowoffset",
    "layer.shadowColor": "shadowcolor",
  ]

  static let advice: KeyValuePairs = [
    "remove it: scenes have no such setting": "segue:relationship",
    "write each setting as an attribute of its own": "css label:style view:style",
    "write the id of the view controller as 'initial' of 'storyboard'":
      "initialviewcontroller isinitialviewcontroller",
    "write the module before the name of the class, as in 'App.ClockView'":
      "custommodule custommoduleprovider module",
    "code uses 'id' to create the view controller": "storyboardid storyboardidentifier",
    "views later in the file are in front of earlier ones": "layerzposition zindex zorder zposition",
    "add an 'imageView' behind the other views": "backgroundimage backgroundimageview",
    "write an element 'activityIndicator' instead": "progressView:indeterminate",
    "limit the text in 'textField(_:shouldChangeCharactersIn:replacementString:)' of the delegate":
      "textField:maxlength textField:pattern",
    "limit the text in 'textView(_:shouldChangeTextIn:replacementText:)' of the delegate":
      "textView:maxlength",
    "call 'becomeFirstResponder()' in the code of the view controller": "autofocus focus",
    "the content comes from the data source, in the code of the view controller": """
    collectionView:data collectionView:delegate collectionView:items collectionView:model pickerView:entries \
    pickerView:items pickerView:model pickerView:options tableView:data tableView:items tableView:model
    """,
    "add a 'label' next to the switch": "switch:label switch:text switch:title",
    "rotate it with the attribute 'transform', as in 'rotate(-90)'":
      "progressView:orientation slider:orientation slider:vertical",
    "write the segue inside the element that starts it":
      "segue:from segue:on segue:sender segue:source trigger",
    "write the elements inside 'when' with the trait 'style=dark'": "darkmode nightmode",
    "set it in the code of the view controller": """
    accessibilitytraits accessibilityvalue collectionviewlayout contentoffset cursor datasource delegate focused gradient inputview \
    islinkenabled lifecycle onappear ondisappear onload overrideuserinterfacestyle range role sizetofit \
    tabindex viewdidappear viewdidload viewwillappear
    """,
  ]

  static let elementAdvice: KeyValuePairs = [
    "write its content directly in the surrounding element": """
    cells child children components connections content contentview items objects packing prototypes \
    scenes sections subviews userdefinedruntimeattributes views
    """,
    "write a segue with 'kind=\"unwind\"' inside the element that starts it": "exit",
    "remove it: scenes have no such element": """
    capability dependencies deployment device head meta placeholder plugin point resources script \
    simulatedmetricscontainer
    """,
    "constraints refer to 'superview.safeArea' without an element":
      "safearea safearealayoutguide viewlayoutguide",
    "write each setting as an attribute of the surrounding element": """
    accessibility autoresizingmask color edgeinsets font fontdescription inset nil property rect size string style \
    stylesheet textinputtraits
    """,
    "write a line break in a text as '&#10;'": "br",
  ]

  package static let childControllers: Set = [
    "children", "detail", "master", "page", "pages", "primary", "root", "rootviewcontroller", "secondary",
    "tab",
    "tabs", "viewcontrollers",
  ]

  /// Values, such as `none`, that represent the default of an attribute.
  static let defaults: Set<String> = [
    "auto", "automatic", "default", "inherit", "inherited", "initial", "nil", "none", "null", "system",
    "systemspacing", "undefined", "unset", "usesystemspacing",
  ]

  static let numbers: [String: KeyValuePairs<String, String>] = [
    "numberOfLines": ["0": "all any infinite multiline nil none null unlimited"],
    "rowHeight": ["-1": automaticDimension], "estimatedRowHeight": ["-1": automaticDimension],
    "sectionHeaderHeight": ["-1": automaticDimension], "sectionFooterHeight": ["-1": automaticDimension],
    "selectedSegmentIndex": ["-1": "nil noselection none nosegment uisegmentedcontrolnosegment"],
  ]

  /// The abbreviations that Apple's systems accept, and the names of time zones in Windows.
  static let timeZones: KeyValuePairs = [
    "Africa/Addis_Ababa": "eat", "Africa/Harare": "cat", "Africa/Lagos": "wat",
    "America/Anchorage": "alaskanstandardtime", "America/Argentina/Buenos_Aires": "art",
    "America/Bogota": "cot",
    "America/Chicago": "cdt centralstandardtime centraltime cst",
    "America/Denver": "mdt mountainstandardtime mountaintime",
    "America/Halifax": "adt ast atlanticstandardtime",
    "America/Juneau": "akdt akst", "America/Lima": "pet",
    "America/Los_Angeles": "pacificstandardtime pacifictime pdt pst",
    "America/New_York":
      "easternstandardtime easterntime edt est", "America/Phoenix": "mst", "America/Santiago": "clst clt",
    "America/Sao_Paulo": "brst brt", "America/St_Johns": "ndt nst newfoundlandstandardtime",
    "Asia/Bangkok": "ict", "Asia/Dhaka": "bdt", "Asia/Dubai": "arabianstandardtime gst",
    "Asia/Hong_Kong": "hkt", "Asia/Karachi": "pkt", "Asia/Kolkata": "indiastandardtime ist",
    "Asia/Manila": "pht", "Asia/Seoul": "koreastandardtime kst", "Asia/Shanghai": "chinastandardtime",
    "Asia/Singapore": "sgt singaporestandardtime", "Asia/Tehran": "irst",
    "Asia/Tokyo": "jst tokyostandardtime",
    "Australia/Adelaide": "acdt acst", "Australia/Perth": "awst",
    "Australia/Sydney":
      "aedt aest auseasternstandardtime",
    "Europe/Athens": "eest eet", "Europe/Berlin": "cest cet mesz mez weuropestandardtime",
    "Europe/Istanbul": "trt turkeystandardtime", "Europe/Lisbon": "west wet",
    "Europe/London": "bst gmtstandardtime", "Europe/Moscow": "msd msk russianstandardtime",
    "Europe/Paris": "romancestandardtime", "GMT": "greenwich greenwichmeantime z",
    "Pacific/Auckland": "newzealandstandardtime nzdt nzst", "Pacific/Honolulu": "hawaiianstandardtime hst",
    "UTC": "coordinateduniversaltime universaltime utctime",
  ]
  private static let automaticDimension =
    "auto automatic automaticdimension fittingsize uitableviewautomaticdimension wrapcontent"
}
