extension SystemSymbols {
  static let of2021: [Release] = [
    Release(
      iOS: "15", tvOS: "15", macOS: "12", watchOS: "8",
      """
      1.magnifyingglass.hi 123.rectangle 123.rectangle.ar 123.rectangle.fill 123.rectangle.fill.ar \
      123.rectangle.fill.hi 123.rectangle.hi airplane.arrival airplane.departure \
      airplayaudio.badge.exclamationmark airplayaudio.circle airplayaudio.circle.fill \
      airplayvideo.badge.exclamationmark airplayvideo.circle airplayvideo.circle.fill airpods.chargingcase \
      airpods.chargingcase.fill airpods.chargingcase.wireless airpods.chargingcase.wireless.fill \
      airpodspro.chargingcase.wireless airpodspro.chargingcase.wireless.fill airtag airtag.fill \
      airtag.radiowaves.forward airtag.radiowaves.forward.fill airtag.radiowaves.forward.fill.rtl \
      airtag.radiowaves.forward.rtl align.horizontal.center align.horizontal.center.fill \
      align.horizontal.left align.horizontal.left.fill align.horizontal.right align.horizontal.right.fill \
      align.vertical.bottom align.vertical.bottom.fill align.vertical.center align.vertical.center.fill \
      align.vertical.top align.vertical.top.fill allergens alternatingcurrent \
      antenna.radiowaves.left.and.right.circle antenna.radiowaves.left.and.right.circle.fill \
      antenna.radiowaves.left.and.right.slash app.badge.checkmark app.badge.checkmark.fill \
      app.connected.to.app.below.fill app.dashed applepencil appletvremote.gen1 appletvremote.gen1.fill \
      appletvremote.gen2 appletvremote.gen2.fill appletvremote.gen3 appletvremote.gen3.fill \
      appletvremote.gen4 appletvremote.gen4.fill applewatch.case.inset.filled arkit.badge.xmark \
      arrow.backward.to.line arrow.backward.to.line.circle arrow.backward.to.line.circle.fill \
      arrow.down.to.line.circle arrow.down.to.line.circle.fill arrow.down.to.line.compact \
      arrow.forward.to.line arrow.forward.to.line.circle arrow.forward.to.line.circle.fill \
      arrow.left.to.line.circle arrow.left.to.line.circle.fill arrow.left.to.line.compact \
      arrow.right.to.line.circle arrow.right.to.line.circle.fill arrow.right.to.line.compact \
      arrow.up.and.down.righttriangle.up.righttriangle.down.fill arrow.up.to.line.circle \
      arrow.up.to.line.circle.fill arrow.up.to.line.compact \
      arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill \
      arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill asterisk backward.circle \
      backward.circle.fill battery.50 battery.75 beats.earphones beats.headphones beats.powerbeats \
      beats.powerbeats3 beats.powerbeatspro beats.powerbeatspro.chargingcase \
      beats.powerbeatspro.chargingcase.fill beats.powerbeatspro.left beats.powerbeatspro.right \
      beats.studiobud.left beats.studiobud.right beats.studiobuds beats.studiobuds.chargingcase \
      beats.studiobuds.chargingcase.fill bed.double.circle bed.double.circle.fill bell.and.waveform \
      bell.and.waveform.fill bell.badge.circle bell.badge.circle.fill bell.square bell.square.fill \
      bolt.batteryblock bolt.batteryblock.fill bolt.car.circle bolt.car.circle.fill bolt.shield \
      bolt.shield.fill bolt.square bolt.square.fill book.closed.circle book.closed.circle.fill \
      bookmark.square bookmark.square.fill books.vertical.circle books.vertical.circle.fill brain \
      brain.head.profile briefcase.circle briefcase.circle.fill \
      bubble.left.and.exclamationmark.bubble.right bubble.left.and.exclamationmark.bubble.right.fill \
      bubble.left.circle bubble.left.circle.fill bubble.right.circle bubble.right.circle.fill \
      building.columns.circle building.columns.circle.fill cable.connector cable.connector.horizontal \
      cablecar cablecar.fill calendar.day.timeline.leading calendar.day.timeline.left \
      calendar.day.timeline.right calendar.day.timeline.trailing camera.shutter.button \
      camera.shutter.button.fill capsule.bottomhalf.filled capsule.inset.filled capsule.lefthalf.filled \
      capsule.portrait.bottomhalf.filled capsule.portrait.inset.filled capsule.portrait.lefthalf.filled \
      capsule.portrait.righthalf.filled capsule.portrait.tophalf.filled capsule.righthalf.filled \
      capsule.tophalf.filled car.ferry car.ferry.fill character.bubble.fill.hi character.bubble.fill.ja \
      character.bubble.fill.ko character.bubble.fill.th character.bubble.fill.zh character.bubble.hi \
      character.bubble.ja character.bubble.ko character.bubble.th character.bubble.zh \
      chart.line.uptrend.xyaxis chart.line.uptrend.xyaxis.circle chart.line.uptrend.xyaxis.circle.fill \
      chart.xyaxis.line checkerboard.shield checklist checklist.rtl checkmark.bubble checkmark.bubble.fill \
      checkmark.circle.trianglebadge.exclamationmark checkmark.diamond checkmark.diamond.fill \
      chevron.left.forwardslash.chevron.right circle.and.line.horizontal circle.and.line.horizontal.fill \
      circle.bottomhalf.filled circle.dashed.inset.filled circle.dotted circle.grid.2x1 \
      circle.grid.2x1.fill circle.grid.2x1.left.filled circle.grid.2x1.right.filled circle.grid.3x3.circle \
      circle.grid.3x3.circle.fill circle.grid.cross.down.filled circle.grid.cross.left.filled \
      circle.grid.cross.right.filled circle.grid.cross.up.filled circle.hexagongrid \
      circle.hexagongrid.circle circle.hexagongrid.circle.fill circle.hexagongrid.fill circle.hexagonpath \
      circle.hexagonpath.fill circle.inset.filled circle.lefthalf.filled circle.righthalf.filled \
      circle.slash circle.slash.fill circle.square.fill circle.tophalf.filled clock.badge.checkmark \
      clock.badge.checkmark.fill clock.badge.exclamationmark clock.badge.exclamationmark.fill clock.circle \
      clock.circle.fill computermouse computermouse.fill cpu.fill creditcard.and.123 \
      creditcard.trianglebadge.exclamationmark cross.vial cross.vial.fill cup.and.saucer \
      cup.and.saucer.fill delete.backward delete.backward.fill delete.forward delete.forward.fill \
      desktopcomputer.and.arrow.down desktopcomputer.trianglebadge.exclamationmark \
      diamond.bottomhalf.filled diamond.circle diamond.circle.fill diamond.inset.filled \
      diamond.lefthalf.filled diamond.righthalf.filled diamond.tophalf.filled dice dice.fill \
      digitalcrown.arrow.clockwise digitalcrown.arrow.clockwise.fill digitalcrown.arrow.counterclockwise \
      digitalcrown.arrow.counterclockwise.fill digitalcrown.horizontal.arrow.clockwise \
      digitalcrown.horizontal.arrow.clockwise.fill digitalcrown.horizontal.arrow.counterclockwise \
      digitalcrown.horizontal.arrow.counterclockwise.fill digitalcrown.horizontal.press \
      digitalcrown.horizontal.press.fill digitalcrown.press digitalcrown.press.fill display.and.arrow.down \
      doc.richtext.fill.hi doc.richtext.fill.ja doc.richtext.fill.ko doc.richtext.fill.th \
      doc.richtext.fill.zh doc.richtext.hi doc.richtext.ja doc.richtext.ko doc.richtext.th doc.richtext.zh \
      doc.text.image doc.text.image.fill doc.viewfinder doc.viewfinder.fill \
      dot.circle.and.hand.point.up.left.fill dot.circle.viewfinder dot.radiowaves.up.forward \
      dot.viewfinder dpad.down.filled dpad.left.filled dpad.right.filled dpad.up.filled drop.circle \
      drop.circle.fill ear.and.waveform earbuds earbuds.case earbuds.case.fill ellipsis.curlybraces \
      ellipsis.vertical.bubble ellipsis.vertical.bubble.fill envelope.badge.shield.half.filled \
      envelope.badge.shield.half.filled.fill exclamationmark.bubble.circle \
      exclamationmark.bubble.circle.fill eye.slash.circle eye.slash.circle.fill eye.square eye.square.fill \
      eye.trianglebadge.exclamationmark eye.trianglebadge.exclamationmark.fill facemask facemask.fill \
      fanblades fanblades.fill ferry ferry.fill fibrechannel figure.roll film.circle film.circle.fill \
      flag.2.crossed flag.2.crossed.fill flag.and.flag.filled.crossed flag.filled.and.flag.crossed \
      flag.square flag.square.fill flame.circle flame.circle.fill folder.badge.gearshape \
      folder.fill.badge.gearshape fork.knife fork.knife.circle fork.knife.circle.fill forward.circle \
      forward.circle.fill fuelpump fuelpump.circle fuelpump.circle.fill fuelpump.fill gear.badge.checkmark \
      gear.badge.questionmark gear.badge.xmark gear.circle gear.circle.fill gearshape.circle \
      gearshape.circle.fill globe.americas globe.americas.fill globe.asia.australia \
      globe.asia.australia.fill globe.badge.chevron.backward globe.europe.africa globe.europe.africa.fill \
      gobackward.5 gobackward.5.ar gobackward.5.hi goforward.5 goforward.5.ar goforward.5.hi \
      graduationcap.circle graduationcap.circle.fill h.square.on.square.fill hammer.circle \
      hammer.circle.fill hand.raised.circle hand.raised.circle.fill hand.raised.square \
      hand.raised.square.fill hand.raised.square.on.square hand.raised.square.on.square.fill \
      hand.thumbsdown.circle hand.thumbsdown.circle.fill hand.thumbsup.circle hand.thumbsup.circle.fill \
      hearingdevice.ear heart.rectangle heart.rectangle.fill heart.square heart.square.fill \
      hexagon.bottomhalf.filled hexagon.lefthalf.filled hexagon.righthalf.filled hexagon.tophalf.filled \
      hifispeaker.and.appletv hifispeaker.and.appletv.fill homepod.and.appletv homepod.and.appletv.fill \
      homepodmini.and.appletv homepodmini.and.appletv.fill hourglass.bottomhalf.filled hourglass.circle \
      hourglass.circle.fill hourglass.tophalf.filled humidity humidity.fill icloud.square \
      icloud.square.fill ipad.and.arrow.forward ipad.and.iphone ipad.rear.camera iphone.and.arrow.forward \
      iphone.circle iphone.circle.fill iphone.homebutton.circle iphone.homebutton.circle.fill \
      iphone.homebutton.radiowaves.left.and.right.circle \
      iphone.homebutton.radiowaves.left.and.right.circle.fill iphone.homebutton.slash.circle \
      iphone.homebutton.slash.circle.fill iphone.radiowaves.left.and.right.circle \
      iphone.radiowaves.left.and.right.circle.fill iphone.rear.camera iphone.slash.circle \
      iphone.slash.circle.fill iphone.smartbatterycase.gen1 iphone.smartbatterycase.gen2 ipodtouch.slash \
      ivfluid.bag ivfluid.bag.fill j.square.on.square.fill keyboard.fill l.joystick.press.down \
      l.joystick.press.down.fill l.joystick.tilt.down l.joystick.tilt.down.fill l.joystick.tilt.left \
      l.joystick.tilt.left.fill l.joystick.tilt.right l.joystick.tilt.right.fill l.joystick.tilt.up \
      l.joystick.tilt.up.fill lanyardcard lanyardcard.fill laptopcomputer.and.arrow.down \
      laptopcomputer.trianglebadge.exclamationmark lasso.and.sparkles leaf.circle leaf.circle.fill \
      lightbulb.circle lightbulb.circle.fill line.2.horizontal.decrease.circle \
      line.2.horizontal.decrease.circle.fill line.3.horizontal line.3.horizontal.circle \
      line.3.horizontal.circle.fill line.3.horizontal.decrease line.3.horizontal.decrease.circle \
      line.3.horizontal.decrease.circle.fill lines.measurement.horizontal list.bullet.circle \
      list.bullet.circle.fill list.bullet.rectangle.fill list.bullet.rectangle.portrait \
      list.bullet.rectangle.portrait.fill list.dash.header.rectangle list.number.hi \
      location.magnifyingglass location.north.circle location.north.circle.fill location.square \
      location.square.fill lock.desktopcomputer lock.display lock.ipad lock.iphone lock.laptopcomputer \
      lock.open.applewatch lock.open.desktopcomputer lock.open.display lock.open.ipad lock.open.iphone \
      lock.open.laptopcomputer logo.playstation logo.xbox macpro.gen1.fill macpro.gen3.fill magazine \
      magazine.fill magicmouse magicmouse.fill magsafe.batterypack magsafe.batterypack.fill map.circle \
      map.circle.fill mappin.slash.circle mappin.slash.circle.fill mappin.square mappin.square.fill \
      mediastick memorychip.fill menucard menucard.fill message.and.waveform message.and.waveform.fill \
      mic.badge.plus mic.fill.badge.plus mic.slash.circle mic.slash.circle.fill mic.square mic.square.fill \
      minus.forwardslash.plus music.mic.circle music.mic.circle.fill music.note.tv music.note.tv.fill \
      network.badge.shield.half.filled newspaper.circle newspaper.circle.fill octagon.bottomhalf.filled \
      octagon.lefthalf.filled octagon.righthalf.filled octagon.tophalf.filled oval.bottomhalf.filled \
      oval.inset.filled oval.lefthalf.filled oval.portrait.bottomhalf.filled oval.portrait.inset.filled \
      oval.portrait.lefthalf.filled oval.portrait.righthalf.filled oval.portrait.tophalf.filled \
      oval.righthalf.filled oval.tophalf.filled parentheses parkingsign parkingsign.circle \
      parkingsign.circle.fill pawprint pawprint.circle pawprint.circle.fill pawprint.fill peacesign \
      pentagon pentagon.bottomhalf.filled pentagon.fill pentagon.lefthalf.filled pentagon.righthalf.filled \
      pentagon.tophalf.filled person.2.crop.square.stack person.2.crop.square.stack.fill person.2.wave.2 \
      person.2.wave.2.fill person.3.sequence person.3.sequence.fill person.badge.clock \
      person.badge.clock.fill person.crop.artframe person.crop.circle.badge person.crop.circle.badge.clock \
      person.crop.circle.badge.clock.fill person.crop.circle.badge.exclamationmark.fill \
      person.crop.circle.badge.fill person.crop.circle.badge.moon person.crop.circle.badge.moon.fill \
      person.crop.circle.badge.questionmark.fill person.crop.circle.badge.questionmark.fill.ar \
      person.crop.rectangle.stack person.crop.rectangle.stack.fill \
      person.crop.square.filled.and.at.rectangle person.crop.square.filled.and.at.rectangle.fill \
      person.text.rectangle person.text.rectangle.fill person.wave.2 person.wave.2.fill \
      personalhotspot.circle personalhotspot.circle.fill phone.and.waveform phone.and.waveform.fill \
      photo.artframe photo.circle photo.circle.fill pills.circle pills.circle.fill pin.square \
      pin.square.fill platter.2.filled.ipad platter.2.filled.ipad.landscape platter.2.filled.iphone \
      platter.2.filled.iphone.landscape platter.bottom.applewatch.case \
      platter.filled.bottom.applewatch.case platter.filled.top.applewatch.case platter.top.applewatch.case \
      play.rectangle.on.rectangle play.rectangle.on.rectangle.circle \
      play.rectangle.on.rectangle.circle.fill play.rectangle.on.rectangle.fill play.square \
      play.square.fill plus.forwardslash.minus plus.rectangle.on.folder.fill plus.square.dashed \
      point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted \
      point.filled.topleft.down.curvedto.point.bottomright.up \
      point.topleft.down.curvedto.point.bottomright.up.fill \
      point.topleft.down.curvedto.point.filled.bottomright.up power.circle power.circle.fill power.dotted \
      powerplug powerplug.fill printer.dotmatrix.filled.and.paper printer.filled.and.paper \
      puzzlepiece.extension puzzlepiece.extension.fill questionmark.app questionmark.app.ar \
      questionmark.app.dashed questionmark.app.dashed.ar questionmark.app.fill questionmark.app.fill.ar \
      quote.closing quote.opening r.joystick.press.down r.joystick.press.down.fill r.joystick.tilt.down \
      r.joystick.tilt.down.fill r.joystick.tilt.left r.joystick.tilt.left.fill r.joystick.tilt.right \
      r.joystick.tilt.right.fill r.joystick.tilt.up r.joystick.tilt.up.fill r.square.on.square.fill \
      rectangle.2.swap rectangle.3.group rectangle.3.group.bubble.left rectangle.3.group.bubble.left.fill \
      rectangle.3.group.fill rectangle.and.hand.point.up.left rectangle.and.hand.point.up.left.fill \
      rectangle.and.hand.point.up.left.filled rectangle.bottomhalf.filled \
      rectangle.bottomhalf.inset.filled rectangle.bottomthird.inset.filled rectangle.center.inset.filled \
      rectangle.center.inset.filled.badge.plus rectangle.filled.and.hand.point.up.left \
      rectangle.inset.bottomleading.filled rectangle.inset.bottomleft.filled \
      rectangle.inset.bottomright.filled rectangle.inset.bottomtrailing.filled rectangle.inset.filled \
      rectangle.inset.filled.and.person.filled rectangle.inset.filled.on.rectangle \
      rectangle.inset.topleading.filled rectangle.inset.topleft.filled rectangle.inset.topright.filled \
      rectangle.inset.toptrailing.filled rectangle.leadinghalf.inset.filled \
      rectangle.leadinghalf.inset.filled.arrow.leading rectangle.leadingthird.inset.filled \
      rectangle.lefthalf.filled rectangle.lefthalf.inset.filled rectangle.lefthalf.inset.filled.arrow.left \
      rectangle.leftthird.inset.filled rectangle.on.rectangle.circle rectangle.on.rectangle.circle.fill \
      rectangle.on.rectangle.slash.circle rectangle.on.rectangle.slash.circle.fill \
      rectangle.on.rectangle.slash.fill rectangle.on.rectangle.square rectangle.on.rectangle.square.fill \
      rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.right.fill \
      rectangle.portrait.bottomhalf.filled rectangle.portrait.bottomhalf.inset.filled \
      rectangle.portrait.bottomleading.inset.filled rectangle.portrait.bottomleft.inset.filled \
      rectangle.portrait.bottomright.inset.filled rectangle.portrait.bottomthird.inset.filled \
      rectangle.portrait.bottomtrailing.inset.filled rectangle.portrait.center.inset.filled \
      rectangle.portrait.inset.filled rectangle.portrait.leadinghalf.inset.filled \
      rectangle.portrait.leadingthird.inset.filled rectangle.portrait.lefthalf.filled \
      rectangle.portrait.lefthalf.inset.filled rectangle.portrait.leftthird.inset.filled \
      rectangle.portrait.on.rectangle.portrait rectangle.portrait.on.rectangle.portrait.fill \
      rectangle.portrait.on.rectangle.portrait.slash rectangle.portrait.on.rectangle.portrait.slash.fill \
      rectangle.portrait.righthalf.filled rectangle.portrait.righthalf.inset.filled \
      rectangle.portrait.rightthird.inset.filled rectangle.portrait.slash rectangle.portrait.slash.fill \
      rectangle.portrait.split.2x1 rectangle.portrait.split.2x1.fill rectangle.portrait.split.2x1.slash \
      rectangle.portrait.split.2x1.slash.fill rectangle.portrait.tophalf.filled \
      rectangle.portrait.tophalf.inset.filled rectangle.portrait.topleading.inset.filled \
      rectangle.portrait.topleft.inset.filled rectangle.portrait.topright.inset.filled \
      rectangle.portrait.topthird.inset.filled rectangle.portrait.toptrailing.inset.filled \
      rectangle.portrait.trailinghalf.inset.filled rectangle.portrait.trailingthird.inset.filled \
      rectangle.righthalf.filled rectangle.righthalf.inset.filled \
      rectangle.righthalf.inset.filled.arrow.right rectangle.rightthird.inset.filled \
      rectangle.split.2x1.slash rectangle.split.2x1.slash.fill rectangle.stack.badge.person.crop.fill \
      rectangle.stack.badge.play rectangle.stack.badge.play.fill rectangle.tophalf.filled \
      rectangle.tophalf.inset.filled rectangle.topthird.inset.filled rectangle.trailinghalf.inset.filled \
      rectangle.trailinghalf.inset.filled.arrow.trailing rectangle.trailingthird.inset.filled repeat.1.ar \
      repeat.1.circle.ar repeat.1.circle.fill.ar repeat.1.circle.fill.hi repeat.1.circle.hi repeat.1.hi \
      restart.circle.fill return.left return.right scissors.circle scissors.circle.fill scooter \
      screwdriver screwdriver.fill sensor.tag.radiowaves.forward sensor.tag.radiowaves.forward.fill \
      shareplay shareplay.slash shield.lefthalf.filled shield.lefthalf.filled.slash \
      shield.righthalf.filled shippingbox.circle shippingbox.circle.fill signature.ja signature.th \
      signature.zh sleep.circle sleep.circle.fill \
      slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath \
      slider.horizontal.below.square.filled.and.square smallcircle.filled.circle \
      smallcircle.filled.circle.fill snowflake snowflake.circle snowflake.circle.fill \
      sparkle.magnifyingglass sparkles.square.filled.on.square sparkles.tv sparkles.tv.fill \
      speaker.badge.exclamationmark speaker.badge.exclamationmark.fill speaker.circle speaker.circle.fill \
      square.2.stack.3d.bottom.filled square.2.stack.3d.top.filled square.3.stack.3d.bottom.filled \
      square.3.stack.3d.middle.filled square.3.stack.3d.top.filled square.and.arrow.up.circle \
      square.and.arrow.up.circle.fill square.and.arrow.up.trianglebadge.exclamationmark \
      square.and.at.rectangle.fill square.and.line.vertical.and.square.filled square.bottomhalf.filled \
      square.dashed.inset.filled square.fill.and.line.vertical.and.square.fill \
      square.filled.and.line.vertical.and.square square.filled.on.square \
      square.grid.3x1.below.line.grid.1x2.fill square.grid.3x3.bottomleft.filled \
      square.grid.3x3.bottommiddle.filled square.grid.3x3.bottomright.filled square.grid.3x3.middle.filled \
      square.grid.3x3.middleleft.filled square.grid.3x3.middleright.filled square.grid.3x3.square \
      square.grid.3x3.topleft.filled square.grid.3x3.topmiddle.filled square.grid.3x3.topright.filled \
      square.inset.filled square.lefthalf.filled square.righthalf.filled square.text.square \
      square.text.square.fill square.tophalf.filled star.bubble star.bubble.fill star.leadinghalf.filled \
      stethoscope.circle stethoscope.circle.fill suitcase suitcase.cart suitcase.cart.fill suitcase.fill \
      sun.and.horizon sun.and.horizon.fill sun.max.circle sun.max.circle.fill \
      tablecells.fill.badge.ellipsis tag.square tag.square.fill takeoutbag.and.cup.and.straw \
      takeoutbag.and.cup.and.straw.fill teletype.answer.circle teletype.answer.circle.fill testtube.2 \
      text.viewfinder textformat.123.hi theatermasks theatermasks.circle theatermasks.circle.fill \
      theatermasks.fill train.side.front.car train.side.middle.car train.side.rear.car tram.fill.tunnel \
      trapezoid.and.line.horizontal trapezoid.and.line.horizontal.fill trapezoid.and.line.vertical \
      trapezoid.and.line.vertical.fill trash.slash.circle trash.slash.circle.fill trash.slash.square \
      trash.slash.square.fill trash.square trash.square.fill triangle.bottomhalf.filled \
      triangle.inset.filled triangle.lefthalf.filled triangle.righthalf.filled triangle.tophalf.filled \
      tshirt tshirt.fill tv.inset.filled video.and.waveform video.and.waveform.fill video.badge.ellipsis \
      video.fill.badge.ellipsis video.square video.square.fill wake.circle wake.circle.fill \
      watchface.applewatch.case waveform.and.magnifyingglass waveform.and.mic \
      waveform.badge.exclamationmark waveform.badge.minus waveform.badge.plus wifi.circle wifi.circle.fill \
      wifi.square wifi.square.fill xmark.app xmark.app.fill
      """),
    Release(
      iOS: "15.1", tvOS: "15.1", macOS: "12", watchOS: "8.1",
      """
      bolt.ring.closed platter.filled.bottom.and.arrow.down.iphone platter.filled.bottom.iphone \
      platter.filled.top.and.arrow.up.iphone platter.filled.top.iphone square.3.layers.3d.down.backward \
      square.3.layers.3d.down.forward square.3.layers.3d.down.left square.3.layers.3d.down.right \
      text.justify.leading text.justify.left text.justify.right text.justify.trailing
      """),
    Release(
      iOS: "15.2", tvOS: "15.2", macOS: "12.1", watchOS: "8.3",
      """
      airpod.gen3.left airpod.gen3.right airpods.gen3 airpods.gen3.chargingcase.wireless \
      airpods.gen3.chargingcase.wireless.fill beats.fit.pro beats.fit.pro.chargingcase \
      beats.fit.pro.chargingcase.fill beats.fit.pro.left beats.fit.pro.right rectangle.leadinghalf.filled \
      rectangle.trailinghalf.filled square.3.layers.3d.down.left.slash square.3.layers.3d.down.right.slash \
      square.3.stack.3d.slash
      """),
    Release(
      iOS: "15.4", tvOS: "15.4", macOS: "12.3", watchOS: "8.5",
      """
      camera.macro camera.macro.circle camera.macro.circle.fill \
      dots.and.line.vertical.and.cursorarrow.rectangle key.viewfinder person.badge.key \
      person.badge.key.fill
      """),
  ]
}
