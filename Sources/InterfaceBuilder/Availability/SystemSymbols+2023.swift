extension SystemSymbols {
  static let of2023: [Release] = [
    Release(
      iOS: "17", tvOS: "17", macOS: "14", watchOS: "10",
      """
      2h 2h.circle 2h.circle.fill 4a 4a.circle 4a.circle.fill 4h 4h.circle 4h.circle.fill 4l 4l.circle \
      4l.circle.fill accessibility accessibility.badge.arrow.up.right accessibility.fill \
      airpodspro.chargingcase.wireless.radiowaves.left.and.right \
      airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill apple.terminal apple.terminal.fill \
      apple.terminal.on.rectangle apple.terminal.on.rectangle.fill applepencil.adapter.usb.c \
      applepencil.adapter.usb.c.fill applepencil.and.scribble applepencil.gen1 applepencil.gen2 \
      applepencil.tip applewatch.and.arrow.forward applewatch.and.arrow.forward.rtl \
      appwindow.swipe.rectangle arcade.stick arcade.stick.and.arrow.down arcade.stick.and.arrow.left \
      arcade.stick.and.arrow.left.and.arrow.right arcade.stick.and.arrow.right arcade.stick.and.arrow.up \
      arcade.stick.and.arrow.up.and.arrow.down arcade.stick.console arcade.stick.console.fill \
      arrow.backward.to.line.square arrow.backward.to.line.square.fill arrow.circlepath \
      arrow.clockwise.square arrow.clockwise.square.fill arrow.counterclockwise.square \
      arrow.counterclockwise.square.fill arrow.down.applewatch arrow.down.backward.and.arrow.up.forward \
      arrow.down.backward.and.arrow.up.forward.circle arrow.down.backward.and.arrow.up.forward.circle.fill \
      arrow.down.backward.and.arrow.up.forward.square arrow.down.backward.and.arrow.up.forward.square.fill \
      arrow.down.backward.toptrailing.rectangle arrow.down.backward.toptrailing.rectangle.fill \
      arrow.down.circle.dotted arrow.down.forward.and.arrow.up.backward.square \
      arrow.down.forward.and.arrow.up.backward.square.fill arrow.down.forward.topleading.rectangle \
      arrow.down.forward.topleading.rectangle.fill arrow.down.left.and.arrow.up.right \
      arrow.down.left.and.arrow.up.right.circle arrow.down.left.and.arrow.up.right.circle.fill \
      arrow.down.left.and.arrow.up.right.square arrow.down.left.and.arrow.up.right.square.fill \
      arrow.down.left.arrow.up.right arrow.down.left.arrow.up.right.circle \
      arrow.down.left.arrow.up.right.circle.fill arrow.down.left.arrow.up.right.square \
      arrow.down.left.arrow.up.right.square.fill arrow.down.left.topright.rectangle \
      arrow.down.left.topright.rectangle.fill arrow.down.right.and.arrow.up.left.square \
      arrow.down.right.and.arrow.up.left.square.fill arrow.down.right.topleft.rectangle \
      arrow.down.right.topleft.rectangle.fill arrow.down.to.line.square arrow.down.to.line.square.fill \
      arrow.forward.to.line.square arrow.forward.to.line.square.fill arrow.left.to.line.square \
      arrow.left.to.line.square.fill arrow.right.to.line.square arrow.right.to.line.square.fill \
      arrow.triangle.2.circlepath.icloud arrow.triangle.2.circlepath.icloud.fill \
      arrow.up.backward.and.arrow.down.forward.square arrow.up.backward.and.arrow.down.forward.square.fill \
      arrow.up.backward.bottomtrailing.rectangle arrow.up.backward.bottomtrailing.rectangle.fill \
      arrow.up.forward.and.arrow.down.backward arrow.up.forward.and.arrow.down.backward.circle \
      arrow.up.forward.and.arrow.down.backward.circle.fill arrow.up.forward.and.arrow.down.backward.square \
      arrow.up.forward.and.arrow.down.backward.square.fill arrow.up.forward.bottomleading.rectangle \
      arrow.up.forward.bottomleading.rectangle.fill arrow.up.left.and.arrow.down.right.square \
      arrow.up.left.and.arrow.down.right.square.fill arrow.up.left.arrow.down.right \
      arrow.up.left.arrow.down.right.circle arrow.up.left.arrow.down.right.circle.fill \
      arrow.up.left.arrow.down.right.square arrow.up.left.arrow.down.right.square.fill \
      arrow.up.left.bottomright.rectangle arrow.up.left.bottomright.rectangle.fill \
      arrow.up.right.and.arrow.down.left arrow.up.right.and.arrow.down.left.circle \
      arrow.up.right.and.arrow.down.left.circle.fill arrow.up.right.and.arrow.down.left.square \
      arrow.up.right.and.arrow.down.left.square.fill arrow.up.right.bottomleft.rectangle \
      arrow.up.right.bottomleft.rectangle.fill arrow.up.to.line.square arrow.up.to.line.square.fill \
      arrow.up.trash arrow.up.trash.fill arrowkeys arrowkeys.down.filled arrowkeys.fill \
      arrowkeys.left.filled arrowkeys.right.filled arrowkeys.up.filled arrowshape.backward.circle \
      arrowshape.backward.circle.fill arrowshape.down arrowshape.down.circle arrowshape.down.circle.fill \
      arrowshape.down.fill arrowshape.forward.circle arrowshape.forward.circle.fill \
      arrowshape.left.arrowshape.right arrowshape.left.arrowshape.right.fill arrowshape.left.circle \
      arrowshape.left.circle.fill arrowshape.right.circle arrowshape.right.circle.fill arrowshape.up \
      arrowshape.up.circle arrowshape.up.circle.fill arrowshape.up.fill \
      arrowtriangle.up.arrowtriangle.down.window.left arrowtriangle.up.arrowtriangle.down.window.right \
      australiandollarsign australiandollarsign.arrow.circlepath australiandollarsign.circle \
      australiandollarsign.circle.fill australiandollarsign.square australiandollarsign.square.fill \
      australsign.arrow.circlepath automatic.brakesignal automatic.headlight.high.beam \
      automatic.headlight.high.beam.fill automatic.headlight.low.beam automatic.headlight.low.beam.fill \
      axle.2.driveshaft.disengaged axle.2.front.disengaged axle.2.rear.disengaged axle.2.rear.lock \
      bahtsign.arrow.circlepath battery.0percent battery.100percent battery.100percent.bolt \
      battery.100percent.bolt.rtl battery.100percent.circle battery.100percent.circle.fill \
      battery.25percent battery.50percent battery.75percent beats.fitpro beats.fitpro.chargingcase \
      beats.fitpro.chargingcase.fill beats.fitpro.left beats.fitpro.right beats.studiobudsplus \
      beats.studiobudsplus.chargingcase beats.studiobudsplus.chargingcase.fill beats.studiobudsplus.left \
      beats.studiobudsplus.right bell.badge.slash bell.badge.slash.fill bell.badge.slash.fill.rtl \
      bell.badge.slash.rtl bell.badge.waveform bell.badge.waveform.fill binoculars.circle \
      binoculars.circle.fill bird.circle bird.circle.fill bitcoinsign.arrow.circlepath \
      bolt.badge.automatic bolt.badge.automatic.fill bolt.badge.checkmark bolt.badge.checkmark.fill \
      bolt.badge.xmark bolt.badge.xmark.fill book.and.wrench book.and.wrench.fill book.pages \
      book.pages.fill brain.fill brain.filled.head.profile brain.head.profile.fill \
      brazilianrealsign.arrow.circlepath bubble bubble.circle bubble.circle.fill bubble.fill \
      bubble.left.and.text.bubble.right bubble.left.and.text.bubble.right.fill \
      bubble.left.and.text.bubble.right.fill.rtl bubble.left.and.text.bubble.right.rtl \
      button.angledbottom.horizontal.left button.angledbottom.horizontal.left.fill \
      button.angledbottom.horizontal.right button.angledbottom.horizontal.right.fill \
      button.angledtop.vertical.left button.angledtop.vertical.left.fill button.angledtop.vertical.right \
      button.angledtop.vertical.right.fill button.horizontal button.horizontal.fill \
      button.horizontal.top.press button.horizontal.top.press.fill button.roundedbottom.horizontal \
      button.roundedbottom.horizontal.fill button.roundedtop.horizontal button.roundedtop.horizontal.fill \
      button.vertical.left.press button.vertical.left.press.fill button.vertical.right.press \
      button.vertical.right.press.fill cable.coaxial cable.connector.slash calendar.badge.checkmark \
      calendar.badge.checkmark.rtl camera.badge.clock camera.badge.clock.fill camera.badge.ellipsis.fill \
      car.front.waves.down car.front.waves.down.fill car.rear.and.collision.road.lane \
      car.rear.and.collision.road.lane.slash car.side.hill.down car.side.hill.down.fill car.side.hill.up \
      car.side.hill.up.fill car.side.lock car.side.lock.fill car.side.lock.open car.side.lock.open.fill \
      car.side.rear.and.collision.and.car.side.front car.side.rear.and.collision.and.car.side.front.slash \
      car.side.rear.and.exclamationmark.and.car.side.front car.side.rear.and.wave.3.and.car.side.front \
      car.top.door.sliding.left.open car.top.door.sliding.left.open.fill car.top.door.sliding.right.open \
      car.top.door.sliding.right.open.fill car.top.frontleft.arrowtriangle \
      car.top.frontleft.arrowtriangle.fill car.top.frontright.arrowtriangle \
      car.top.frontright.arrowtriangle.fill car.top.radiowaves.rear.right.badge.exclamationmark \
      car.top.radiowaves.rear.right.badge.exclamationmark.fill car.top.radiowaves.rear.right.badge.xmark \
      car.top.radiowaves.rear.right.badge.xmark.fill car.top.rearleft.arrowtriangle \
      car.top.rearleft.arrowtriangle.fill car.top.rearright.arrowtriangle \
      car.top.rearright.arrowtriangle.fill car.window.left car.window.left.badge.exclamationmark \
      car.window.left.badge.xmark car.window.left.exclamationmark car.window.left.xmark car.window.right \
      car.window.right.badge.exclamationmark car.window.right.badge.xmark car.window.right.exclamationmark \
      car.window.right.xmark carseat.left carseat.left.1 carseat.left.1.fill carseat.left.2 \
      carseat.left.2.fill carseat.left.3 carseat.left.3.fill carseat.left.and.heat.waves \
      carseat.left.and.heat.waves.fill carseat.left.backrest.up.and.down \
      carseat.left.backrest.up.and.down.fill carseat.left.fan carseat.left.fan.fill carseat.left.fill \
      carseat.left.forward.and.backward carseat.left.forward.and.backward.fill carseat.left.massage \
      carseat.left.massage.fill carseat.left.up.and.down carseat.left.up.and.down.fill carseat.right \
      carseat.right.1 carseat.right.1.fill carseat.right.2 carseat.right.2.fill carseat.right.3 \
      carseat.right.3.fill carseat.right.and.heat.waves carseat.right.and.heat.waves.fill \
      carseat.right.backrest.up.and.down carseat.right.backrest.up.and.down.fill carseat.right.fan \
      carseat.right.fan.fill carseat.right.fill carseat.right.forward.and.backward \
      carseat.right.forward.and.backward.fill carseat.right.massage carseat.right.massage.fill \
      carseat.right.up.and.down carseat.right.up.and.down.fill cat cat.circle cat.circle.fill cat.fill \
      cedisign.arrow.circlepath centsign.arrow.circlepath character.magnify character.magnify.ar \
      character.magnify.he character.magnify.hi character.magnify.ja character.magnify.ko \
      character.magnify.th character.magnify.zh chart.bar.xaxis.ascending \
      chart.bar.xaxis.ascending.badge.clock chart.bar.xaxis.ascending.badge.clock.rtl checkmark.applewatch \
      checkmark.bubble.fill.rtl checkmark.bubble.rtl checkmark.gobackward checkmark.rectangle.stack \
      checkmark.rectangle.stack.fill chineseyuanrenminbisign chineseyuanrenminbisign.arrow.circlepath \
      chineseyuanrenminbisign.circle chineseyuanrenminbisign.circle.fill chineseyuanrenminbisign.square \
      chineseyuanrenminbisign.square.fill circle.badge.checkmark circle.badge.checkmark.fill \
      circle.badge.exclamationmark circle.badge.exclamationmark.fill circle.badge.minus \
      circle.badge.minus.fill circle.badge.plus circle.badge.plus.fill circle.badge.questionmark \
      circle.badge.questionmark.ar circle.badge.questionmark.fill circle.badge.questionmark.fill.ar \
      circle.badge.xmark circle.badge.xmark.fill circle.bottomhalf.filled.inverse \
      circle.bottomrighthalf.checkered circle.dotted.and.circle circle.dotted.circle \
      circle.dotted.circle.fill circle.filled.ipad circle.filled.ipad.fill circle.filled.ipad.landscape \
      circle.filled.ipad.landscape.fill circle.filled.iphone circle.filled.iphone.fill \
      circle.lefthalf.filled.inverse circle.lefthalf.filled.righthalf.striped.horizontal \
      circle.lefthalf.filled.righthalf.striped.horizontal.inverse circle.lefthalf.striped.horizontal \
      circle.lefthalf.striped.horizontal.inverse circle.righthalf.filled.inverse \
      circle.tophalf.filled.inverse cloud.rainbow.half cloud.rainbow.half.fill \
      coloncurrencysign.arrow.circlepath creditcard.trianglebadge.exclamationmark.fill \
      cruzeirosign.arrow.circlepath cursorarrow.slash cursorarrow.slash.square \
      cursorarrow.slash.square.fill danishkronesign danishkronesign.arrow.circlepath \
      danishkronesign.circle danishkronesign.circle.fill danishkronesign.square \
      danishkronesign.square.fill dishwasher.circle dishwasher.circle.fill doc.badge.clock \
      doc.badge.clock.fill doc.questionmark doc.questionmark.ar doc.questionmark.fill \
      doc.questionmark.fill.ar doc.questionmark.fill.rtl doc.questionmark.rtl dog dog.circle \
      dog.circle.fill dog.fill dongsign.arrow.circlepath dot.scope dot.scope.display \
      dot.scope.laptopcomputer drop.halffull drop.transmission dryer.circle dryer.circle.fill \
      ear.badge.waveform engine.combustion.badge.exclamationmark \
      engine.combustion.badge.exclamationmark.fill envelope.badge.person.crop \
      envelope.badge.person.crop.fill eurosign.arrow.circlepath eurozonesign eurozonesign.arrow.circlepath \
      eurozonesign.circle eurozonesign.circle.fill eurozonesign.square eurozonesign.square.fill ev.charger \
      ev.charger.arrowtriangle.left ev.charger.arrowtriangle.left.fill ev.charger.arrowtriangle.right \
      ev.charger.arrowtriangle.right.fill ev.charger.exclamationmark ev.charger.exclamationmark.fill \
      ev.charger.fill ev.charger.slash ev.charger.slash.fill ev.plug.ac.gb.t ev.plug.ac.gb.t.fill \
      ev.plug.ac.type.1 ev.plug.ac.type.1.fill ev.plug.ac.type.2 ev.plug.ac.type.2.fill ev.plug.dc.ccs1 \
      ev.plug.dc.ccs1.fill ev.plug.dc.ccs2 ev.plug.dc.ccs2.fill ev.plug.dc.chademo ev.plug.dc.chademo.fill \
      ev.plug.dc.gb.t ev.plug.dc.gb.t.fill ev.plug.dc.nacs ev.plug.dc.nacs.fill \
      exclamationmark.magnifyingglass exclamationmark.tirepressure exclamationmark.warninglight \
      exclamationmark.warninglight.fill eyeglasses.slash fan fan.badge.automatic fan.badge.automatic.fill \
      fan.fill fan.slash fan.slash.fill field.of.view.ultrawide field.of.view.ultrawide.fill \
      field.of.view.wide field.of.view.wide.fill figure figure.2 figure.2.circle figure.2.circle.fill \
      figure.child figure.child.and.lock figure.child.and.lock.fill figure.child.and.lock.open \
      figure.child.and.lock.open.fill figure.child.circle figure.child.circle.fill figure.seated.side \
      figure.seated.side.air.distribution.lower figure.seated.side.air.distribution.middle \
      figure.seated.side.air.distribution.middle.and.lower \
      figure.seated.side.air.distribution.middle.and.lower.angled \
      figure.seated.side.air.distribution.upper \
      figure.seated.side.air.distribution.upper.angled.and.lower.angled \
      figure.seated.side.air.distribution.upper.angled.and.middle \
      figure.seated.side.air.distribution.upper.angled.and.middle.and.lower.angled \
      figure.seated.side.automatic \
      figure.seated.side.windshield.front.and.heat.waves.air.distribution.lower \
      figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle \
      figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower \
      figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper \
      figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower \
      figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle \
      figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower \
      figure.walk.motion.trianglebadge.exclamationmark fireworks flashlight.off.circle \
      flashlight.off.circle.fill flashlight.on.circle flashlight.on.circle.fill flashlight.slash \
      flashlight.slash.circle flashlight.slash.circle.fill flask flask.fill florinsign.arrow.circlepath \
      francsign.arrow.circlepath fuelpump.arrowtriangle.left fuelpump.arrowtriangle.left.fill \
      fuelpump.arrowtriangle.right fuelpump.arrowtriangle.right.fill fuelpump.exclamationmark \
      fuelpump.exclamationmark.fill fuelpump.slash fuelpump.slash.fill \
      gauge.open.with.lines.needle.33percent gauge.open.with.lines.needle.33percent.and.arrowtriangle \
      gauge.open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent \
      gauge.open.with.lines.needle.67percent.and.arrowtriangle \
      gauge.open.with.lines.needle.67percent.and.arrowtriangle.and.car \
      gauge.open.with.lines.needle.84percent.exclamation gauge.with.dots.needle.0percent \
      gauge.with.dots.needle.100percent gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent \
      gauge.with.dots.needle.67percent gauge.with.dots.needle.bottom.0percent \
      gauge.with.dots.needle.bottom.100percent gauge.with.dots.needle.bottom.50percent \
      gauge.with.dots.needle.bottom.50percent.badge.minus \
      gauge.with.dots.needle.bottom.50percent.badge.plus gauge.with.needle gauge.with.needle.fill \
      gearshift.layout.sixspeed guaranisign.arrow.circlepath gym.bag gym.bag.fill \
      hand.point.up.left.and.text hand.point.up.left.and.text.fill handbag.circle handbag.circle.fill \
      hands.and.sparkles hands.and.sparkles.fill hanger hare.circle hare.circle.fill \
      head.profile.arrow.forward.and.visionpro heat.waves horn horn.blast horn.blast.fill horn.fill \
      hourglass.and.lock hryvniasign.arrow.circlepath indianrupeesign.arrow.circlepath \
      info.bubble.fill.rtl info.bubble.rtl ipad.case ipad.case.and.iphone.case ipad.sizes \
      iphone.and.arrow.left.and.arrow.right iphone.case iphone.sizes kashida.arabic \
      key.radiowaves.forward.slash key.radiowaves.forward.slash.fill key.slash key.slash.fill \
      kipsign.arrow.circlepath l.button.roundedbottom.horizontal l.button.roundedbottom.horizontal.fill \
      l1.button.roundedbottom.horizontal l1.button.roundedbottom.horizontal.fill l1.circle l1.circle.fill \
      l2.button.angledtop.vertical.left l2.button.angledtop.vertical.left.fill \
      l2.button.roundedtop.horizontal l2.button.roundedtop.horizontal.fill l2.circle l2.circle.fill \
      l3.button.angledbottom.horizontal.left l3.button.angledbottom.horizontal.left.fill \
      l4.button.horizontal l4.button.horizontal.fill ladybug.circle ladybug.circle.fill \
      larisign.arrow.circlepath laser.burst lasso.badge.sparkles lb.button.roundedbottom.horizontal \
      lb.button.roundedbottom.horizontal.fill lb.circle lb.circle.fill left left.circle left.circle.fill \
      licenseplate licenseplate.fill lightbulb.max lightbulb.max.fill lightbulb.min \
      lightbulb.min.badge.exclamationmark lightbulb.min.badge.exclamationmark.fill lightbulb.min.fill \
      lightrail lightrail.fill lightspectrum.horizontal line.3.horizontal.button.angledtop.vertical.right \
      line.3.horizontal.button.angledtop.vertical.right.fill lines.measurement.vertical \
      lirasign.arrow.circlepath livephoto.badge.automatic lizard.circle lizard.circle.fill \
      lm.button.horizontal lm.button.horizontal.fill lock.app.dashed lock.badge.clock \
      lock.badge.clock.fill lock.circle.dotted lsb.button.angledbottom.horizontal.left \
      lsb.button.angledbottom.horizontal.left.fill lt.button.roundedtop.horizontal \
      lt.button.roundedtop.horizontal.fill lt.circle lt.circle.fill m1.button.horizontal \
      m1.button.horizontal.fill m2.button.horizontal m2.button.horizontal.fill m3.button.horizontal \
      m3.button.horizontal.fill m4.button.horizontal m4.button.horizontal.fill macbook \
      macbook.and.visionpro macbook.gen1 macbook.gen2 macwindow.and.cursorarrow \
      macwindow.and.cursorarrow.rtl manatsign.arrow.circlepath mappin.and.ellipse.circle \
      mappin.and.ellipse.circle.fill message.badge.waveform message.badge.waveform.fill \
      millsign.arrow.circlepath moon.dust moon.dust.circle moon.dust.circle.fill moon.dust.fill moonrise \
      moonrise.circle moonrise.circle.fill moonrise.fill moonset moonset.circle moonset.circle.fill \
      moonset.fill movieclapper movieclapper.fill nairasign.arrow.circlepath network.slash \
      norwegiankronesign norwegiankronesign.arrow.circlepath norwegiankronesign.circle \
      norwegiankronesign.circle.fill norwegiankronesign.square norwegiankronesign.square.fill opticid \
      opticid.fill p1.button.horizontal p1.button.horizontal.fill p2.button.horizontal \
      p2.button.horizontal.fill p3.button.horizontal p3.button.horizontal.fill p4.button.horizontal \
      p4.button.horizontal.fill paddleshifter.left paddleshifter.left.fill paddleshifter.right \
      paddleshifter.right.fill pano.badge.play pano.badge.play.fill parkingsign.radiowaves.left.and.right \
      parkingsign.radiowaves.right.and.safetycone parkingsign.steeringwheel pedal.accelerator \
      pedal.accelerator.fill pedal.brake pedal.brake.fill pedal.clutch pedal.clutch.fill \
      pencil.and.list.clipboard pencil.and.list.clipboard.rtl pencil.and.scribble \
      pencil.tip.crop.circle.badge.arrow.forward.fill pencil.tip.crop.circle.badge.minus.fill \
      pencil.tip.crop.circle.badge.plus.fill pencil.tip.crop.circle.fill person.2.badge.key \
      person.2.badge.key.fill person.and.background.striped.horizontal person.bubble person.bubble.fill \
      person.bust.circle person.bust.circle.fill person.crop.circle.dashed.circle \
      person.crop.circle.dashed.circle.fill person.slash person.slash.fill pesetasign.arrow.circlepath \
      pesosign.arrow.circlepath phone.badge.waveform phone.badge.waveform.fill phone.bubble \
      phone.bubble.fill phone.bubble.fill.rtl phone.bubble.rtl photo.artframe.circle \
      photo.artframe.circle.fill photo.badge.arrow.down photo.badge.arrow.down.fill photo.badge.checkmark \
      photo.badge.checkmark.fill photo.badge.plus photo.badge.plus.fill play.house play.house.fill \
      point.bottomleft.filled.forward.to.point.topright.scurvepath \
      point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath \
      point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath.fill \
      point.bottomleft.forward.to.point.topright.filled.scurvepath \
      point.bottomleft.forward.to.point.topright.scurvepath \
      point.bottomleft.forward.to.point.topright.scurvepath.fill point.forward.to.point.capsulepath \
      point.forward.to.point.capsulepath.fill point.topleft.down.to.point.bottomright.curvepath \
      point.topleft.down.to.point.bottomright.curvepath.fill \
      point.topleft.down.to.point.bottomright.filled.curvepath \
      point.topleft.filled.down.to.point.bottomright.curvepath polishzlotysign \
      polishzlotysign.arrow.circlepath polishzlotysign.circle polishzlotysign.circle.fill \
      polishzlotysign.square polishzlotysign.square.fill powercord powercord.fill \
      r.button.roundedbottom.horizontal r.button.roundedbottom.horizontal.fill \
      r1.button.roundedbottom.horizontal r1.button.roundedbottom.horizontal.fill r1.circle r1.circle.fill \
      r2.button.angledtop.vertical.right r2.button.angledtop.vertical.right.fill \
      r2.button.roundedtop.horizontal r2.button.roundedtop.horizontal.fill r2.circle r2.circle.fill \
      r3.button.angledbottom.horizontal.right r3.button.angledbottom.horizontal.right.fill \
      r4.button.horizontal r4.button.horizontal.fill rainbow rb.button.roundedbottom.horizontal \
      rb.button.roundedbottom.horizontal.fill rb.circle rb.circle.fill rectangle.3.group.bubble \
      rectangle.3.group.bubble.fill rectangle.checkered rectangle.inset.filled.and.cursorarrow \
      rectangle.inset.filled.badge.record rectangle.landscape.rotate \
      rectangle.on.rectangle.badge.gearshape rectangle.on.rectangle.button.angledtop.vertical.left \
      rectangle.on.rectangle.button.angledtop.vertical.left.fill rectangle.portrait.badge.plus \
      rectangle.portrait.badge.plus.fill rectangle.portrait.rotate rectangle.ratio.16.to.9 \
      rectangle.ratio.16.to.9.fill rectangle.ratio.3.to.4 rectangle.ratio.3.to.4.fill \
      rectangle.ratio.4.to.3 rectangle.ratio.4.to.3.fill rectangle.ratio.9.to.16 \
      rectangle.ratio.9.to.16.fill retarder.brakesignal.and.exclamationmark retarder.brakesignal.slash \
      right right.circle right.circle.fill righttriangle righttriangle.fill righttriangle.split.diagonal \
      righttriangle.split.diagonal.fill rm.button.horizontal rm.button.horizontal.fill rotate.3d.circle \
      rotate.3d.circle.fill rotate.3d.fill rsb.button.angledbottom.horizontal.right \
      rsb.button.angledbottom.horizontal.right.fill rt.button.roundedtop.horizontal \
      rt.button.roundedtop.horizontal.fill rt.circle rt.circle.fill rublesign.arrow.circlepath \
      rupeesign.arrow.circlepath shared.with.you.circle shared.with.you.circle.fill \
      shekelsign.arrow.circlepath shield.checkered shield.lefthalf.filled.badge.checkmark \
      shield.lefthalf.filled.trianglebadge.exclamationmark shoe shoe.2 shoe.2.fill shoe.circle \
      shoe.circle.fill shoe.fill skateboard skateboard.fill skis skis.fill slider.horizontal.2.square \
      slider.horizontal.below.sun.max smartphone snowboard snowboard.fill speaker.wave.2.bubble \
      speaker.wave.2.bubble.fill speaker.wave.2.bubble.fill.rtl speaker.wave.2.bubble.rtl \
      square.2.layers.3d.fill square.arrowtriangle.4.outward square.badge.plus square.badge.plus.fill \
      square.resize square.resize.down square.resize.up square.stack.3d.up.badge.automatic \
      square.stack.3d.up.badge.automatic.fill square.stack.3d.up.trianglebadge.exclamationmark \
      square.stack.3d.up.trianglebadge.exclamationmark.fill squares.leading.rectangle.fill \
      squareshape.dotted.squareshape squareshape.squareshape.dotted staroflife.shield \
      staroflife.shield.fill steeringwheel.and.liquid.wave steeringwheel.arrowtriangle.left \
      steeringwheel.arrowtriangle.right steeringwheel.badge.exclamationmark steeringwheel.circle \
      steeringwheel.circle.fill sterlingsign.arrow.circlepath storefront storefront.circle \
      storefront.circle.fill storefront.fill sun.horizon sun.horizon.circle sun.horizon.circle.fill \
      sun.horizon.fill sun.rain sun.rain.circle sun.rain.circle.fill sun.rain.fill sun.snow \
      sun.snow.circle sun.snow.circle.fill sun.snow.fill sunglasses sunglasses.fill surfboard \
      surfboard.fill suv.side.hill.down suv.side.hill.down.fill suv.side.hill.up suv.side.hill.up.fill \
      suv.side.lock suv.side.lock.fill suv.side.lock.open suv.side.lock.open.fill swedishkronasign \
      swedishkronasign.arrow.circlepath swedishkronasign.circle swedishkronasign.circle.fill \
      swedishkronasign.square swedishkronasign.square.fill swiftdata swirl.circle.righthalf.filled \
      swirl.circle.righthalf.filled.inverse tengesign.arrow.circlepath textformat.12.km textformat.12.my \
      thermometer.variable.and.figure thermometer.variable.and.figure.circle \
      thermometer.variable.and.figure.circle.fill tirepressure tortoise.circle tortoise.circle.fill \
      traction.control.tirepressure traction.control.tirepressure.exclamationmark \
      traction.control.tirepressure.slash triangleshape triangleshape.fill truck.box truck.box.badge.clock \
      truck.box.badge.clock.fill truck.box.badge.clock.fill.rtl truck.box.badge.clock.rtl truck.box.fill \
      truck.pickup.side truck.pickup.side.air.circulate truck.pickup.side.air.circulate.fill \
      truck.pickup.side.air.fresh truck.pickup.side.air.fresh.fill truck.pickup.side.and.exclamationmark \
      truck.pickup.side.and.exclamationmark.fill truck.pickup.side.arrowtriangle.down \
      truck.pickup.side.arrowtriangle.down.fill truck.pickup.side.arrowtriangle.up \
      truck.pickup.side.arrowtriangle.up.arrowtriangle.down \
      truck.pickup.side.arrowtriangle.up.arrowtriangle.down.fill truck.pickup.side.arrowtriangle.up.fill \
      truck.pickup.side.fill truck.pickup.side.front.open truck.pickup.side.front.open.fill \
      truck.pickup.side.hill.down truck.pickup.side.hill.down.fill truck.pickup.side.hill.up \
      truck.pickup.side.hill.up.fill truck.pickup.side.lock truck.pickup.side.lock.fill \
      truck.pickup.side.lock.open truck.pickup.side.lock.open.fill tshirt.circle tshirt.circle.fill \
      tugriksign.arrow.circlepath turkishlirasign.arrow.circlepath tv.badge.wifi tv.badge.wifi.fill \
      tv.slash tv.slash.fill video.badge.waveform video.badge.waveform.fill video.bubble video.bubble.fill \
      video.bubble.fill.rtl video.bubble.rtl video.slash.circle video.slash.circle.fill \
      viewfinder.rectangular viewfinder.trianglebadge.exclamationmark visionpro \
      visionpro.and.arrow.forward visionpro.and.arrow.forward.fill visionpro.badge.exclamationmark \
      visionpro.badge.exclamationmark.fill visionpro.badge.play visionpro.badge.play.fill visionpro.circle \
      visionpro.circle.fill visionpro.fill visionpro.slash visionpro.slash.circle \
      visionpro.slash.circle.fill visionpro.slash.fill voiceover warninglight warninglight.fill \
      washer.circle washer.circle.fill watch.analog waterbottle waterbottle.fill \
      waveform.and.person.filled waveform.badge.magnifyingglass waveform.badge.mic \
      wifi.exclamationmark.circle wifi.exclamationmark.circle.fill wonsign.arrow.circlepath xserve.raid \
      yensign.arrow.circlepath yieldsign yieldsign.fill zl.button.roundedtop.horizontal \
      zl.button.roundedtop.horizontal.fill zr.button.roundedtop.horizontal \
      zr.button.roundedtop.horizontal.fill
      """),
    Release(
      iOS: "17.1", tvOS: "17.1", macOS: "14.1", watchOS: "10.1",
      """
      chevron.compact.backward chevron.compact.forward person.crop.square.badge.camera \
      person.crop.square.badge.camera.fill person.crop.square.badge.video \
      person.crop.square.badge.video.fill
      """),
    Release(
      iOS: "17.2", tvOS: "17.2", macOS: "14.2", watchOS: "10.2",
      """
      0.circle.fill.hi 0.circle.hi 0.square.fill.hi 0.square.hi 00.circle.ar 00.circle.fill.ar \
      00.circle.fill.hi 00.circle.hi 00.square.ar 00.square.fill.ar 00.square.fill.hi 00.square.hi \
      01.circle.ar 01.circle.fill.ar 01.circle.fill.hi 01.circle.hi 01.square.ar 01.square.fill.ar \
      01.square.fill.hi 01.square.hi 02.circle.ar 02.circle.fill.ar 02.circle.fill.hi 02.circle.hi \
      02.square.ar 02.square.fill.ar 02.square.fill.hi 02.square.hi 03.circle.ar 03.circle.fill.ar \
      03.circle.fill.hi 03.circle.hi 03.square.ar 03.square.fill.ar 03.square.fill.hi 03.square.hi \
      04.circle.ar 04.circle.fill.ar 04.circle.fill.hi 04.circle.hi 04.square.ar 04.square.fill.ar \
      04.square.fill.hi 04.square.hi 05.circle.ar 05.circle.fill.ar 05.circle.fill.hi 05.circle.hi \
      05.square.ar 05.square.fill.ar 05.square.fill.hi 05.square.hi 06.circle.ar 06.circle.fill.ar \
      06.circle.fill.hi 06.circle.hi 06.square.ar 06.square.fill.ar 06.square.fill.hi 06.square.hi \
      07.circle.ar 07.circle.fill.ar 07.circle.fill.hi 07.circle.hi 07.square.ar 07.square.fill.ar \
      07.square.fill.hi 07.square.hi 08.circle.ar 08.circle.fill.ar 08.circle.fill.hi 08.circle.hi \
      08.square.ar 08.square.fill.ar 08.square.fill.hi 08.square.hi 09.circle.ar 09.circle.fill.ar \
      09.circle.fill.hi 09.circle.hi 09.square.ar 09.square.fill.ar 09.square.fill.hi 09.square.hi \
      1.circle.fill.hi 1.circle.hi 1.square.fill.hi 1.square.hi 10.circle.ar 10.circle.fill.ar \
      10.circle.fill.hi 10.circle.hi 10.square.ar 10.square.fill.ar 10.square.fill.hi 10.square.hi \
      11.circle.ar 11.circle.fill.ar 11.circle.fill.hi 11.circle.hi 11.square.ar 11.square.fill.ar \
      11.square.fill.hi 11.square.hi 12.circle.ar 12.circle.fill.ar 12.circle.fill.hi 12.circle.hi \
      12.square.ar 12.square.fill.ar 12.square.fill.hi 12.square.hi 13.circle.ar 13.circle.fill.ar \
      13.circle.fill.hi 13.circle.hi 13.square.ar 13.square.fill.ar 13.square.fill.hi 13.square.hi \
      14.circle.ar 14.circle.fill.ar 14.circle.fill.hi 14.circle.hi 14.square.ar 14.square.fill.ar \
      14.square.fill.hi 14.square.hi 15.circle.ar 15.circle.fill.ar 15.circle.fill.hi 15.circle.hi \
      15.square.ar 15.square.fill.ar 15.square.fill.hi 15.square.hi 16.circle.ar 16.circle.fill.ar \
      16.circle.fill.hi 16.circle.hi 16.square.ar 16.square.fill.ar 16.square.fill.hi 16.square.hi \
      17.circle.ar 17.circle.fill.ar 17.circle.fill.hi 17.circle.hi 17.square.ar 17.square.fill.ar \
      17.square.fill.hi 17.square.hi 18.circle.ar 18.circle.fill.ar 18.circle.fill.hi 18.circle.hi \
      18.square.ar 18.square.fill.ar 18.square.fill.hi 18.square.hi 19.circle.ar 19.circle.fill.ar \
      19.circle.fill.hi 19.circle.hi 19.square.ar 19.square.fill.ar 19.square.fill.hi 19.square.hi \
      2.circle.fill.hi 2.circle.hi 2.square.fill.hi 2.square.hi 20.circle.ar 20.circle.fill.ar \
      20.circle.fill.hi 20.circle.hi 20.square.ar 20.square.fill.ar 20.square.fill.hi 20.square.hi \
      21.circle.ar 21.circle.fill.ar 21.circle.fill.hi 21.circle.hi 21.square.ar 21.square.fill.ar \
      21.square.fill.hi 21.square.hi 22.circle.ar 22.circle.fill.ar 22.circle.fill.hi 22.circle.hi \
      22.square.ar 22.square.fill.ar 22.square.fill.hi 22.square.hi 23.circle.ar 23.circle.fill.ar \
      23.circle.fill.hi 23.circle.hi 23.square.ar 23.square.fill.ar 23.square.fill.hi 23.square.hi \
      24.circle.ar 24.circle.fill.ar 24.circle.fill.hi 24.circle.hi 24.square.ar 24.square.fill.ar \
      24.square.fill.hi 24.square.hi 25.circle.ar 25.circle.fill.ar 25.circle.fill.hi 25.circle.hi \
      25.square.ar 25.square.fill.ar 25.square.fill.hi 25.square.hi 26.circle.ar 26.circle.fill.ar \
      26.circle.fill.hi 26.circle.hi 26.square.ar 26.square.fill.ar 26.square.fill.hi 26.square.hi \
      27.circle.ar 27.circle.fill.ar 27.circle.fill.hi 27.circle.hi 27.square.ar 27.square.fill.ar \
      27.square.fill.hi 27.square.hi 28.circle.ar 28.circle.fill.ar 28.circle.fill.hi 28.circle.hi \
      28.square.ar 28.square.fill.ar 28.square.fill.hi 28.square.hi 29.circle.ar 29.circle.fill.ar \
      29.circle.fill.hi 29.circle.hi 29.square.ar 29.square.fill.ar 29.square.fill.hi 29.square.hi \
      3.circle.fill.hi 3.circle.hi 3.square.fill.hi 3.square.hi 30.circle.ar 30.circle.fill.ar \
      30.circle.fill.hi 30.circle.hi 30.square.ar 30.square.fill.ar 30.square.fill.hi 30.square.hi \
      31.circle.ar 31.circle.fill.ar 31.circle.fill.hi 31.circle.hi 31.square.ar 31.square.fill.ar \
      31.square.fill.hi 31.square.hi 32.circle.ar 32.circle.fill.ar 32.circle.fill.hi 32.circle.hi \
      32.square.ar 32.square.fill.ar 32.square.fill.hi 32.square.hi 33.circle.ar 33.circle.fill.ar \
      33.circle.fill.hi 33.circle.hi 33.square.ar 33.square.fill.ar 33.square.fill.hi 33.square.hi \
      34.circle.ar 34.circle.fill.ar 34.circle.fill.hi 34.circle.hi 34.square.ar 34.square.fill.ar \
      34.square.fill.hi 34.square.hi 35.circle.ar 35.circle.fill.ar 35.circle.fill.hi 35.circle.hi \
      35.square.ar 35.square.fill.ar 35.square.fill.hi 35.square.hi 36.circle.ar 36.circle.fill.ar \
      36.circle.fill.hi 36.circle.hi 36.square.ar 36.square.fill.ar 36.square.fill.hi 36.square.hi \
      37.circle.ar 37.circle.fill.ar 37.circle.fill.hi 37.circle.hi 37.square.ar 37.square.fill.ar \
      37.square.fill.hi 37.square.hi 38.circle.ar 38.circle.fill.ar 38.circle.fill.hi 38.circle.hi \
      38.square.ar 38.square.fill.ar 38.square.fill.hi 38.square.hi 39.circle.ar 39.circle.fill.ar \
      39.circle.fill.hi 39.circle.hi 39.square.ar 39.square.fill.ar 39.square.fill.hi 39.square.hi \
      4.circle.fill.hi 4.circle.hi 4.square.fill.hi 4.square.hi 40.circle.ar 40.circle.fill.ar \
      40.circle.fill.hi 40.circle.hi 40.square.ar 40.square.fill.ar 40.square.fill.hi 40.square.hi \
      41.circle.ar 41.circle.fill.ar 41.circle.fill.hi 41.circle.hi 41.square.ar 41.square.fill.ar \
      41.square.fill.hi 41.square.hi 42.circle.ar 42.circle.fill.ar 42.circle.fill.hi 42.circle.hi \
      42.square.ar 42.square.fill.ar 42.square.fill.hi 42.square.hi 43.circle.ar 43.circle.fill.ar \
      43.circle.fill.hi 43.circle.hi 43.square.ar 43.square.fill.ar 43.square.fill.hi 43.square.hi \
      44.circle.ar 44.circle.fill.ar 44.circle.fill.hi 44.circle.hi 44.square.ar 44.square.fill.ar \
      44.square.fill.hi 44.square.hi 45.circle.ar 45.circle.fill.ar 45.circle.fill.hi 45.circle.hi \
      45.square.ar 45.square.fill.ar 45.square.fill.hi 45.square.hi 46.circle.ar 46.circle.fill.ar \
      46.circle.fill.hi 46.circle.hi 46.square.ar 46.square.fill.ar 46.square.fill.hi 46.square.hi \
      47.circle.ar 47.circle.fill.ar 47.circle.fill.hi 47.circle.hi 47.square.ar 47.square.fill.ar \
      47.square.fill.hi 47.square.hi 48.circle.ar 48.circle.fill.ar 48.circle.fill.hi 48.circle.hi \
      48.square.ar 48.square.fill.ar 48.square.fill.hi 48.square.hi 49.circle.ar 49.circle.fill.ar \
      49.circle.fill.hi 49.circle.hi 49.square.ar 49.square.fill.ar 49.square.fill.hi 49.square.hi \
      5.circle.fill.hi 5.circle.hi 5.square.fill.hi 5.square.hi 50.circle.ar 50.circle.fill.ar \
      50.circle.fill.hi 50.circle.hi 50.square.ar 50.square.fill.ar 50.square.fill.hi 50.square.hi \
      6.circle.fill.hi 6.circle.hi 6.square.fill.hi 6.square.hi 7.circle.fill.hi 7.circle.hi \
      7.square.fill.hi 7.square.hi 8.circle.fill.hi 8.circle.hi 8.square.fill.hi 8.square.hi \
      9.circle.fill.hi 9.circle.hi 9.square.fill.hi 9.square.hi square.and.arrow.up.badge.clock \
      square.and.arrow.up.badge.clock.fill
      """),
  ]
}
