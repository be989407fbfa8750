extension SystemSymbols {
  static let of2020: [Release] = [
    Release(
      iOS: "13.1", tvOS: "13", macOS: "11", watchOS: "6.1",
      """
      arrow.uturn.left.circle.badge.ellipsis aspectratio aspectratio.fill car circle.grid.2x2 \
      circle.grid.2x2.fill flashlight.off.fill flashlight.on.fill flip.horizontal flip.horizontal.fill \
      mappin.circle mappin.circle.fill paperclip.circle paperclip.circle.fill pin.circle pin.circle.fill \
      scissors.badge.ellipsis studentdesk
      """),
    Release(
      iOS: "14", tvOS: "14", macOS: "11", watchOS: "7",
      """
      1.magnifyingglass.ar 4k.tv 4k.tv.fill a.book.closed a.book.closed.ar a.book.closed.fill \
      a.book.closed.fill.ar a.book.closed.fill.he a.book.closed.fill.hi a.book.closed.fill.ja \
      a.book.closed.fill.ko a.book.closed.fill.th a.book.closed.fill.zh a.book.closed.he a.book.closed.hi \
      a.book.closed.ja a.book.closed.ko a.book.closed.th a.book.closed.zh a.magnify abc airplane.circle \
      airplane.circle.fill airpod.left airpod.right airpodpro.left airpodpro.right airpods airpodspro \
      airport.express airport.extreme airport.extreme.tower amplifier appclip applelogo applescript \
      applescript.fill appletv appletv.fill applewatch applewatch.radiowaves.left.and.right \
      applewatch.slash applewatch.watchface apps.ipad apps.ipad.landscape apps.iphone \
      apps.iphone.badge.plus apps.iphone.landscape apps.iphone.landscape.rtl archivebox.circle \
      archivebox.circle.fill arrow.backward arrow.backward.circle arrow.backward.circle.fill \
      arrow.backward.square arrow.backward.square.fill arrow.clockwise.heart arrow.clockwise.heart.fill \
      arrow.down.app arrow.down.app.fill arrow.down.backward arrow.down.backward.circle \
      arrow.down.backward.circle.fill arrow.down.backward.square arrow.down.backward.square.fill \
      arrow.down.forward arrow.down.forward.and.arrow.up.backward \
      arrow.down.forward.and.arrow.up.backward.circle arrow.down.forward.and.arrow.up.backward.circle.fill \
      arrow.down.forward.circle arrow.down.forward.circle.fill arrow.down.forward.square \
      arrow.down.forward.square.fill arrow.down.heart arrow.down.heart.fill \
      arrow.down.right.and.arrow.up.left.circle arrow.down.right.and.arrow.up.left.circle.fill \
      arrow.forward arrow.forward.circle arrow.forward.circle.fill arrow.forward.square \
      arrow.forward.square.fill arrow.left.and.right.righttriangle.left.righttriangle.right \
      arrow.left.and.right.righttriangle.left.righttriangle.right.fill arrow.left.arrow.right \
      arrow.left.arrow.right.circle arrow.left.arrow.right.circle.fill arrow.left.arrow.right.square \
      arrow.left.arrow.right.square.fill arrow.rectanglepath arrow.right.doc.on.clipboard \
      arrow.triangle.2.circlepath arrow.triangle.2.circlepath.camera \
      arrow.triangle.2.circlepath.camera.fill arrow.triangle.2.circlepath.circle \
      arrow.triangle.2.circlepath.circle.fill arrow.triangle.2.circlepath.doc.on.clipboard \
      arrow.triangle.branch arrow.triangle.capsulepath arrow.triangle.merge arrow.triangle.pull \
      arrow.triangle.swap arrow.triangle.turn.up.right.circle arrow.triangle.turn.up.right.circle.fill \
      arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill \
      arrow.turn.up.forward.iphone arrow.turn.up.forward.iphone.fill \
      arrow.up.and.down.and.arrow.left.and.right \
      arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill \
      arrow.up.and.down.righttriangle.up.righttriangle.down arrow.up.and.person.rectangle.portrait \
      arrow.up.and.person.rectangle.turn.left arrow.up.and.person.rectangle.turn.right arrow.up.backward \
      arrow.up.backward.and.arrow.down.forward arrow.up.backward.and.arrow.down.forward.circle \
      arrow.up.backward.and.arrow.down.forward.circle.fill arrow.up.backward.circle \
      arrow.up.backward.circle.fill arrow.up.backward.square arrow.up.backward.square.fill \
      arrow.up.doc.on.clipboard arrow.up.forward arrow.up.forward.app arrow.up.forward.app.fill \
      arrow.up.forward.circle arrow.up.forward.circle.fill arrow.up.forward.square \
      arrow.up.forward.square.fill arrow.up.heart arrow.up.heart.fill \
      arrow.up.left.and.arrow.down.right.circle arrow.up.left.and.arrow.down.right.circle.fill \
      arrow.up.left.and.down.right.and.arrow.up.right.and.down.left \
      arrow.up.left.and.down.right.magnifyingglass arrow.up.message arrow.up.message.fill \
      arrow.up.right.and.arrow.down.left.rectangle arrow.up.right.and.arrow.down.left.rectangle.fill \
      arrow.uturn.backward arrow.uturn.backward.circle arrow.uturn.backward.circle.badge.ellipsis \
      arrow.uturn.backward.circle.fill arrow.uturn.backward.square arrow.uturn.backward.square.fill \
      arrow.uturn.forward arrow.uturn.forward.circle arrow.uturn.forward.circle.fill \
      arrow.uturn.forward.square arrow.uturn.forward.square.fill arrowshape.bounce.forward \
      arrowshape.bounce.forward.fill arrowshape.bounce.right arrowshape.bounce.right.fill \
      arrowshape.turn.up.backward arrowshape.turn.up.backward.2 arrowshape.turn.up.backward.2.circle \
      arrowshape.turn.up.backward.2.circle.fill arrowshape.turn.up.backward.2.fill \
      arrowshape.turn.up.backward.circle arrowshape.turn.up.backward.circle.fill \
      arrowshape.turn.up.backward.fill arrowshape.turn.up.forward arrowshape.turn.up.forward.circle \
      arrowshape.turn.up.forward.circle.fill arrowshape.turn.up.forward.fill \
      arrowshape.turn.up.left.2.circle arrowshape.turn.up.left.2.circle.fill arrowshape.zigzag.forward \
      arrowshape.zigzag.forward.fill arrowshape.zigzag.right arrowshape.zigzag.right.fill \
      arrowtriangle.backward arrowtriangle.backward.circle arrowtriangle.backward.circle.fill \
      arrowtriangle.backward.fill arrowtriangle.backward.square arrowtriangle.backward.square.fill \
      arrowtriangle.forward arrowtriangle.forward.circle arrowtriangle.forward.circle.fill \
      arrowtriangle.forward.fill arrowtriangle.forward.square arrowtriangle.forward.square.fill \
      arrowtriangle.left.and.line.vertical.and.arrowtriangle.right \
      arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill \
      arrowtriangle.right.and.line.vertical.and.arrowtriangle.left \
      arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill at.circle at.circle.fill atom \
      backward.frame backward.frame.fill badge.plus.radiowaves.forward bag.circle bag.circle.fill banknote \
      banknote.fill barometer battery.100.bolt battery.100.bolt.rtl bell.badge bell.badge.fill \
      bell.slash.circle bell.slash.circle.fill bicycle bicycle.circle bicycle.circle.fill binoculars \
      binoculars.fill bolt.car bolt.car.fill bolt.fill.batteryblock bolt.fill.batteryblock.fill bolt.heart \
      bolt.heart.fill bolt.slash.circle bolt.slash.circle.fill bonjour book.closed book.closed.fill \
      bookmark.circle bookmark.circle.fill bookmark.slash bookmark.slash.fill books.vertical \
      books.vertical.fill building building.2 building.2.crop.circle building.2.crop.circle.fill \
      building.2.fill building.columns building.columns.fill building.fill bus bus.doubledecker \
      bus.doubledecker.fill bus.fill calendar.badge.clock calendar.badge.clock.rtl \
      calendar.badge.exclamationmark camera.aperture camera.badge.ellipsis camera.fill.badge.ellipsis \
      camera.filters camera.metering.center.weighted camera.metering.center.weighted.average \
      camera.metering.matrix camera.metering.multispot camera.metering.none camera.metering.partial \
      camera.metering.spot camera.metering.unknown camera.metering.unknown.ar candybarphone \
      capsule.portrait capsule.portrait.fill car.2 car.2.fill car.circle car.circle.fill case case.fill \
      chart.bar.doc.horizontal chart.bar.doc.horizontal.fill chart.bar.xaxis checkerboard.rectangle \
      checkmark.icloud checkmark.icloud.fill checkmark.rectangle.portrait \
      checkmark.rectangle.portrait.fill chevron.backward chevron.backward.2 chevron.backward.circle \
      chevron.backward.circle.fill chevron.backward.square chevron.backward.square.fill chevron.forward \
      chevron.forward.2 chevron.forward.circle chevron.forward.circle.fill chevron.forward.square \
      chevron.forward.square.fill circle.bottomhalf.fill circle.circle circle.circle.fill circle.dashed \
      circle.dashed.inset.fill circle.fill.square.fill circle.grid.cross circle.grid.cross.down.fill \
      circle.grid.cross.fill circle.grid.cross.left.fill circle.grid.cross.right.fill \
      circle.grid.cross.up.fill circle.square circle.tophalf.fill circlebadge circlebadge.2 \
      circlebadge.2.fill circlebadge.fill circles.hexagongrid circles.hexagongrid.fill circles.hexagonpath \
      circles.hexagonpath.fill clock.arrow.circlepath comb comb.fill command.circle command.circle.fill \
      command.square command.square.fill cone cone.fill contextualmenu.and.cursorarrow cpu \
      creditcard.circle creditcard.circle.fill cross cross.case cross.case.fill cross.circle \
      cross.circle.fill cross.fill crown crown.fill cube.transparent cube.transparent.fill curlybraces \
      curlybraces.square curlybraces.square.fill cursorarrow cursorarrow.and.square.on.square.dashed \
      cursorarrow.click cursorarrow.click.2 cursorarrow.click.badge.clock cursorarrow.motionlines \
      cursorarrow.motionlines.click cursorarrow.rays cursorarrow.square cylinder cylinder.fill \
      cylinder.split.1x2 cylinder.split.1x2.fill deskclock deskclock.fill dial.max dial.max.fill dial.min \
      dial.min.fill diamond diamond.fill die.face.1 die.face.1.fill die.face.2 die.face.2.fill die.face.3 \
      die.face.3.fill die.face.4 die.face.4.fill die.face.5 die.face.5.fill die.face.6 die.face.6.fill \
      display display.2 display.trianglebadge.exclamationmark doc.append.fill doc.append.fill.rtl \
      doc.append.rtl doc.badge.ellipsis doc.badge.gearshape doc.badge.gearshape.fill doc.badge.plus \
      doc.fill.badge.ellipsis doc.fill.badge.plus doc.plaintext.fill doc.richtext.ar doc.richtext.fill \
      doc.richtext.fill.ar doc.richtext.fill.he doc.richtext.he doc.text.below.ecg doc.text.below.ecg.fill \
      doc.text.fill.viewfinder doc.zipper dock.arrow.down.rectangle dock.arrow.up.rectangle dock.rectangle \
      dot.arrowtriangles.up.right.down.left.circle dot.circle.and.cursorarrow dot.radiowaves.forward \
      dot.squareshape dot.squareshape.fill dot.squareshape.split.2x2 dpad dpad.down.fill dpad.fill \
      dpad.left.fill dpad.right.fill dpad.up.fill drop drop.fill ear.badge.checkmark ear.fill \
      ear.trianglebadge.exclamationmark earpods eject.circle eject.circle.fill ellipsis.bubble \
      ellipsis.bubble.fill ellipsis.rectangle ellipsis.rectangle.fill envelope.arrow.triangle.branch \
      envelope.arrow.triangle.branch.fill envelope.badge.shield.leadinghalf.fill \
      envelope.fill.badge.shield.trailinghalf.fill esim esim.fill exclamationmark.2 exclamationmark.3 \
      exclamationmark.arrow.circlepath exclamationmark.arrow.triangle.2.circlepath externaldrive \
      externaldrive.badge.checkmark externaldrive.badge.icloud externaldrive.badge.minus \
      externaldrive.badge.person.crop externaldrive.badge.plus externaldrive.badge.timemachine \
      externaldrive.badge.wifi externaldrive.badge.xmark externaldrive.connected.to.line.below \
      externaldrive.connected.to.line.below.fill externaldrive.fill externaldrive.fill.badge.checkmark \
      externaldrive.fill.badge.icloud externaldrive.fill.badge.minus externaldrive.fill.badge.person.crop \
      externaldrive.fill.badge.plus externaldrive.fill.badge.timemachine externaldrive.fill.badge.wifi \
      externaldrive.fill.badge.xmark eye.circle eye.circle.fill eyebrow eyes eyes.inverse face.dashed \
      face.dashed.fill face.smiling face.smiling.fill faxmachine fiberchannel figure.stand \
      figure.stand.line.dotted.figure.stand figure.walk figure.walk.circle figure.walk.circle.fill \
      figure.walk.diamond figure.walk.diamond.fill figure.wave figure.wave.circle figure.wave.circle.fill \
      filemenu.and.cursorarrow filemenu.and.cursorarrow.rtl filemenu.and.selection flag.badge.ellipsis \
      flag.badge.ellipsis.fill flag.slash.circle flag.slash.circle.fill flipphone fn folder.badge.gear \
      folder.badge.questionmark folder.badge.questionmark.ar folder.fill.badge.gear \
      folder.fill.badge.questionmark folder.fill.badge.questionmark.ar forward.frame forward.frame.fill \
      gearshape gearshape.2 gearshape.2.fill gearshape.fill gift.circle gift.circle.fill giftcard \
      giftcard.fill graduationcap graduationcap.fill greetingcard greetingcard.fill guitars.fill gyroscope \
      h.square.fill.on.square.fill h.square.on.square hand.point.down hand.point.down.fill hand.point.up \
      hand.point.up.braille hand.point.up.braille.fill hand.point.up.fill hand.point.up.left \
      hand.point.up.left.fill hand.tap hand.tap.fill hand.wave hand.wave.fill hands.clap hands.clap.fill \
      hands.sparkles hands.sparkles.fill headphones.circle headphones.circle.fill hearingaid.ear \
      heart.text.square heart.text.square.fill hifispeaker.2 hifispeaker.2.fill hifispeaker.and.homepod \
      hifispeaker.and.homepod.fill highlighter homekit homepod homepod.2 homepod.2.fill homepod.fill \
      hourglass.badge.plus house.circle house.circle.fill infinity internaldrive internaldrive.fill ipad \
      ipad.homebutton ipad.homebutton.landscape ipad.landscape iphone iphone.homebutton \
      iphone.homebutton.radiowaves.left.and.right iphone.homebutton.slash iphone.radiowaves.left.and.right \
      iphone.slash ipod ipodshuffle.gen1 ipodshuffle.gen2 ipodshuffle.gen3 ipodshuffle.gen4 ipodtouch \
      j.square.fill.on.square.fill j.square.on.square k key key.fill key.icloud key.icloud.fill \
      keyboard.badge.ellipsis keyboard.chevron.compact.left keyboard.macwindow keyboard.onehanded.left \
      keyboard.onehanded.right l.joystick l.joystick.down l.joystick.down.fill l.joystick.fill \
      l.rectangle.roundedbottom l.rectangle.roundedbottom.fill l1.rectangle.roundedbottom \
      l1.rectangle.roundedbottom.fill l2.rectangle.roundedtop l2.rectangle.roundedtop.fill ladybug \
      ladybug.fill laptopcomputer laptopcomputer.and.iphone lasso.sparkles latch.2.case latch.2.case.fill \
      lb.rectangle.roundedbottom lb.rectangle.roundedbottom.fill leaf leaf.arrow.triangle.circlepath \
      leaf.fill level level.fill lifepreserver lifepreserver.fill line.3.crossed.swirl.circle \
      line.3.crossed.swirl.circle.fill line.diagonal line.diagonal.arrow line.horizontal.2.decrease.circle \
      line.horizontal.2.decrease.circle.fill line.horizontal.3.circle line.horizontal.3.circle.fill \
      line.horizontal.star.fill.line.horizontal lineweight link.badge.plus list.and.film \
      list.bullet.rectangle list.number.ar list.star list.triangle livephoto.badge.a \
      location.fill.viewfinder location.viewfinder lock.doc lock.doc.fill lock.rectangle \
      lock.rectangle.fill lock.rectangle.on.rectangle lock.rectangle.on.rectangle.fill \
      lock.rectangle.stack lock.rectangle.stack.fill lock.square lock.square.fill lock.square.stack \
      lock.square.stack.fill loupe lt.rectangle.roundedtop lt.rectangle.roundedtop.fill lungs lungs.fill \
      macmini macmini.fill macpro.gen1 macpro.gen2 macpro.gen2.fill macpro.gen3 macpro.gen3.server \
      macwindow.badge.plus macwindow.on.rectangle macwindow.on.rectangle.rtl mail \
      mail.and.text.magnifyingglass mail.and.text.magnifyingglass.rtl mail.fill mail.stack mail.stack.fill \
      megaphone megaphone.fill memorychip menubar.arrow.down.rectangle menubar.arrow.up.rectangle \
      menubar.dock.rectangle menubar.dock.rectangle.badge.record menubar.rectangle metronome.fill \
      minus.diamond minus.diamond.fill minus.plus.batteryblock minus.plus.batteryblock.fill \
      minus.rectangle.portrait minus.rectangle.portrait.fill mosaic mosaic.fill mount mount.fill mouth \
      mouth.fill move.3d music.note.house music.note.house.fill music.quarternote.3 mustache mustache.fill \
      network newspaper newspaper.fill nose nose.fill note note.text note.text.badge.plus octagon \
      octagon.fill opticaldisc opticaldiscdrive opticaldiscdrive.fill oval oval.fill oval.portrait \
      oval.portrait.fill paintbrush.pointed paintbrush.pointed.fill paintpalette paintpalette.fill \
      paperclip.badge.ellipsis paperplane.circle paperplane.circle.fill paragraphsign pc \
      pencil.tip.crop.circle.badge.arrow.forward percent.ar person.2.circle person.2.circle.fill \
      person.and.arrow.left.and.arrow.right person.crop.circle.badge.exclamationmark \
      person.crop.circle.badge.questionmark person.crop.circle.badge.questionmark.ar \
      person.crop.circle.fill.badge.exclamationmark person.crop.circle.fill.badge.questionmark \
      person.crop.circle.fill.badge.questionmark.ar person.crop.square.fill.and.at.rectangle \
      person.fill.and.arrow.left.and.arrow.right person.fill.badge.minus person.fill.badge.plus \
      person.fill.checkmark person.fill.checkmark.rtl person.fill.questionmark person.fill.questionmark.ar \
      person.fill.questionmark.rtl person.fill.turn.down person.fill.turn.left person.fill.turn.right \
      person.fill.viewfinder person.fill.xmark person.fill.xmark.rtl phone.bubble.left \
      phone.bubble.left.fill phone.connection phone.fill.connection photo.on.rectangle.angled pianokeys \
      pianokeys.inverse pills pills.fill pip pip.enter pip.exit pip.fill pip.remove pip.swap \
      placeholdertext.fill play.slash play.slash.fill plus.diamond plus.diamond.fill plus.message \
      plus.message.fill plus.rectangle.fill.on.folder.fill plus.rectangle.on.folder \
      plus.rectangle.portrait plus.rectangle.portrait.fill plus.viewfinder \
      point.fill.topleft.down.curvedto.point.fill.bottomright.up \
      point.topleft.down.curvedto.point.bottomright.up poweroff poweron powersleep printer.dotmatrix \
      printer.dotmatrix.fill printer.dotmatrix.fill.and.paper.fill printer.fill.and.paper.fill puzzlepiece \
      puzzlepiece.fill pyramid pyramid.fill questionmark.ar questionmark.circle.ar \
      questionmark.circle.fill.ar questionmark.diamond.ar questionmark.diamond.fill.ar questionmark.folder \
      questionmark.folder.ar questionmark.folder.fill questionmark.folder.fill.ar questionmark.square.ar \
      questionmark.square.dashed questionmark.square.dashed.ar questionmark.square.fill.ar \
      questionmark.video.ar questionmark.video.fill.ar quote.bubble.fill.rtl quote.bubble.rtl r.joystick \
      r.joystick.down r.joystick.down.fill r.joystick.fill r.rectangle.roundedbottom \
      r.rectangle.roundedbottom.fill r.square.fill.on.square.fill r.square.on.square \
      r1.rectangle.roundedbottom r1.rectangle.roundedbottom.fill r2.rectangle.roundedtop \
      r2.rectangle.roundedtop.fill radio radio.fill rb.rectangle.roundedbottom \
      rb.rectangle.roundedbottom.fill record.circle record.circle.fill rectangle.3.offgrid.bubble.left \
      rectangle.3.offgrid.bubble.left.fill rectangle.and.pencil.and.ellipsis \
      rectangle.and.pencil.and.ellipsis.rtl rectangle.and.text.magnifyingglass \
      rectangle.and.text.magnifyingglass.rtl rectangle.arrowtriangle.2.inward \
      rectangle.arrowtriangle.2.outward rectangle.badge.minus rectangle.badge.plus \
      rectangle.bottomthird.inset.fill rectangle.center.inset.fill rectangle.connected.to.line.below \
      rectangle.dashed rectangle.dashed.and.paperclip rectangle.dashed.badge.record \
      rectangle.fill.badge.minus rectangle.fill.badge.plus rectangle.fill.on.rectangle.fill.circle \
      rectangle.fill.on.rectangle.fill.circle.fill rectangle.fill.on.rectangle.fill.slash.fill \
      rectangle.inset.bottomleft.fill rectangle.inset.bottomright.fill rectangle.inset.fill \
      rectangle.inset.topleft.fill rectangle.inset.topright.fill rectangle.lefthalf.fill \
      rectangle.lefthalf.inset.fill rectangle.lefthalf.inset.fill.arrow.left \
      rectangle.leftthird.inset.fill rectangle.on.rectangle.slash rectangle.portrait \
      rectangle.portrait.arrowtriangle.2.inward rectangle.portrait.arrowtriangle.2.outward \
      rectangle.portrait.fill rectangle.righthalf.fill rectangle.righthalf.inset.fill \
      rectangle.righthalf.inset.fill.arrow.right rectangle.rightthird.inset.fill rectangle.roundedbottom \
      rectangle.roundedbottom.fill rectangle.roundedtop rectangle.roundedtop.fill rectangle.slash \
      rectangle.slash.fill rectangle.split.1x2 rectangle.split.1x2.fill rectangle.split.2x1 \
      rectangle.split.2x1.fill rectangle.split.2x2 rectangle.split.2x2.fill restart restart.circle \
      rotate.3d rt.rectangle.roundedtop rt.rectangle.roundedtop.fill ruler ruler.fill scale.3d scalemass \
      scalemass.fill scanner scanner.fill scribble.variable scroll scroll.fill sdcard sdcard.fill seal \
      seal.fill server.rack shadow shekelsign.circle shekelsign.circle.fill shekelsign.square \
      shekelsign.square.fill shield.lefthalf.fill.slash shippingbox shippingbox.fill sidebar.leading \
      sidebar.squares.leading sidebar.squares.left sidebar.squares.right sidebar.squares.trailing \
      sidebar.trailing signature.ar signature.he signpost.left signpost.left.fill signpost.right \
      signpost.right.fill simcard simcard.2 simcard.2.fill simcard.fill sleep \
      slider.horizontal.below.square.fill.and.square slider.vertical.3 sparkle sparkles.rectangle.stack \
      sparkles.rectangle.stack.fill sparkles.square.fill.on.square speaker.slash.circle \
      speaker.slash.circle.fill speaker.slash.circle.fill.rtl speaker.slash.circle.rtl speaker.wave.1 \
      speaker.wave.1.fill speaker.wave.2 speaker.wave.2.circle speaker.wave.2.circle.fill \
      speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill square.2.stack.3d \
      square.2.stack.3d.bottom.fill square.2.stack.3d.top.fill square.3.stack.3d \
      square.3.stack.3d.bottom.fill square.3.stack.3d.middle.fill square.3.stack.3d.top.fill \
      square.and.at.rectangle square.bottomhalf.fill square.circle square.circle.fill square.dashed \
      square.dashed.inset.fill square.fill.on.square square.fill.text.grid.1x2 \
      square.grid.3x1.below.line.grid.1x2 square.grid.3x1.fill.below.line.grid.1x2 \
      square.grid.3x1.folder.badge.plus square.grid.3x1.folder.fill.badge.plus square.grid.3x3 \
      square.grid.3x3.bottomleft.fill square.grid.3x3.bottommiddle.fill square.grid.3x3.bottomright.fill \
      square.grid.3x3.fill square.grid.3x3.fill.square square.grid.3x3.middle.fill \
      square.grid.3x3.middleleft.fill square.grid.3x3.middleright.fill square.grid.3x3.topleft.fill \
      square.grid.3x3.topmiddle.fill square.grid.3x3.topright.fill square.on.square.dashed \
      square.on.square.squareshape.controlhandles square.slash square.slash.fill \
      square.split.bottomrightquarter square.split.bottomrightquarter.fill square.split.diagonal \
      square.split.diagonal.2x2 square.split.diagonal.2x2.fill square.split.diagonal.fill \
      square.stack.3d.down.forward square.stack.3d.down.forward.fill square.stack.3d.forward.dottedline \
      square.stack.3d.forward.dottedline.fill square.stack.3d.up.badge.a square.stack.3d.up.badge.a.fill \
      square.tophalf.fill squareshape squareshape.controlhandles.on.squareshape.controlhandles \
      squareshape.dashed.squareshape squareshape.fill squareshape.split.2x2 squareshape.split.2x2.dotted \
      squareshape.split.3x3 squareshape.squareshape.dashed star.leadinghalf.fill star.square \
      star.square.fill staroflife.circle staroflife.circle.fill stethoscope sum.ar swift switch.2 \
      t.bubble.ar t.bubble.fill.ar t.bubble.fill.he t.bubble.he tablecells tablecells.badge.ellipsis \
      tablecells.badge.ellipsis.fill tablecells.fill tag.slash tag.slash.fill target teletype.circle \
      teletype.circle.fill terminal terminal.fill text.and.command.macwindow text.badge.checkmark.rtl \
      text.below.photo text.below.photo.fill text.book.closed text.book.closed.fill text.bubble.fill.rtl \
      text.bubble.rtl text.cursor.ar text.cursor.he text.cursor.hi text.cursor.ja text.cursor.ko \
      text.cursor.th text.cursor.zh text.magnifyingglass text.magnifyingglass.rtl text.quote.rtl \
      text.redaction textbox.ar textbox.he textbox.hi textbox.ja textbox.ko textbox.th textbox.zh \
      textformat.123.ar thermometer.sun.fill ticket ticket.fill timeline.selection timer.square \
      togglepower touchid tram tram.circle tram.circle.fill tram.tunnel.fill tray.circle tray.circle.fill \
      triangle.circle triangle.circle.fill tv.and.hifispeaker.fill video.badge.checkmark video.bubble.left \
      video.bubble.left.fill video.fill.badge.checkmark video.fill.badge.plus wake wallet.pass \
      wallet.pass.fill wave.3.backward wave.3.backward.circle wave.3.backward.circle.fill wave.3.forward \
      wave.3.forward.circle wave.3.forward.circle.fill wave.3.left wave.3.left.circle \
      wave.3.left.circle.fill wave.3.right wave.3.right.circle wave.3.right.circle.fill \
      waveform.path.ecg.rectangle waveform.path.ecg.rectangle.fill wrench.and.screwdriver \
      wrench.and.screwdriver.fill xmark.bin xmark.bin.circle xmark.bin.circle.fill xmark.bin.fill \
      xmark.diamond xmark.diamond.fill xmark.rectangle.portrait xmark.rectangle.portrait.fill xserve \
      zl.rectangle.roundedtop zl.rectangle.roundedtop.fill zr.rectangle.roundedtop \
      zr.rectangle.roundedtop.fill
      """),
    Release(
      iOS: "14.2", tvOS: "14.2", macOS: "11", watchOS: "7.1",
      """
      aqi.high aqi.low aqi.medium brazilianrealsign.circle brazilianrealsign.circle.fill \
      brazilianrealsign.square brazilianrealsign.square.fill cart.circle cart.circle.fill character \
      character.ar character.book.closed character.book.closed.ar character.book.closed.fill \
      character.book.closed.fill.ar character.book.closed.fill.he character.book.closed.fill.hi \
      character.book.closed.fill.ja character.book.closed.fill.ko character.book.closed.fill.th \
      character.book.closed.fill.zh character.book.closed.he character.book.closed.hi \
      character.book.closed.ja character.book.closed.ko character.book.closed.th character.book.closed.zh \
      character.he character.hi character.ja character.ko character.th character.zh \
      clock.arrow.2.circlepath directcurrent doc.text.below.ecg.fill.rtl doc.text.below.ecg.rtl \
      exclamationmark.applewatch infinity.circle infinity.circle.fill ipad.badge.play \
      ipad.homebutton.badge.play ipad.homebutton.landscape.badge.play ipad.landscape.badge.play \
      iphone.badge.play iphone.homebutton.badge.play iphone.homebutton.landscape iphone.landscape \
      ipodtouch.landscape lock.applewatch photo.tv play.tv play.tv.fill rectangle.badge.person.crop \
      rectangle.fill.badge.person.crop rectangle.topthird.inset repeat.1.circle repeat.1.circle.fill \
      repeat.circle repeat.circle.fill shield.checkerboard shuffle.circle shuffle.circle.fill \
      text.below.photo.fill.rtl text.below.photo.rtl textformat.size.ar textformat.size.he \
      textformat.size.hi textformat.size.ja textformat.size.ko textformat.size.larger \
      textformat.size.larger.ar textformat.size.larger.he textformat.size.larger.hi \
      textformat.size.larger.ja textformat.size.larger.ko textformat.size.larger.th \
      textformat.size.larger.zh textformat.size.smaller textformat.size.smaller.ar \
      textformat.size.smaller.he textformat.size.smaller.hi textformat.size.smaller.ja \
      textformat.size.smaller.ko textformat.size.smaller.th textformat.size.smaller.zh textformat.size.th \
      textformat.size.zh textformat.subscript.ar textformat.subscript.he textformat.subscript.hi \
      textformat.subscript.ja textformat.subscript.ko textformat.subscript.th textformat.subscript.zh \
      textformat.superscript.ar textformat.superscript.he textformat.superscript.hi \
      textformat.superscript.ja textformat.superscript.ko textformat.superscript.th \
      textformat.superscript.zh torus tv.and.mediabox
      """),
    Release(
      iOS: "14.5", tvOS: "14.5", macOS: "11.3", watchOS: "7.4",
      """
      airpodsmax applewatch.side.right character.bubble character.bubble.ar character.bubble.fill \
      character.bubble.fill.ar character.bubble.fill.he character.bubble.he character.cursor.ibeam \
      character.cursor.ibeam.ar character.cursor.ibeam.he character.cursor.ibeam.hi \
      character.cursor.ibeam.ja character.cursor.ibeam.ko character.cursor.ibeam.th \
      character.cursor.ibeam.zh character.textbox character.textbox.ar character.textbox.he \
      character.textbox.hi character.textbox.ja character.textbox.ko character.textbox.th \
      character.textbox.zh hifispeaker.and.homepodmini hifispeaker.and.homepodmini.fill \
      homepod.and.homepodmini homepod.and.homepodmini.fill homepodmini homepodmini.2 homepodmini.2.fill \
      homepodmini.fill rectangle.topthird.inset.fill
      """),
  ]
}
