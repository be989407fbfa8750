package enum ProbeScene {
  package static let text = storyboardText(
    """
    <scene>
      <viewController id="main" title="A probe">
        <view frame="0 0 320 480" backgroundColor="systemBackground">
          <switch id="switch" frame="20 20 51 31" accessibilityLabel="Alarm"/>
          <label frame="90 20 210 31" text="A label of some length"/>
          <textField id="field" frame="20 70 280 34" borderStyle="roundedRect" placeholder="Write"/>
          <scrollView id="list" frame="0 200 320 280" contentSize="320 1000" backgroundColor="systemGray5"
                      autoresizing="flexibleWidth flexibleHeight">
            <label frame="20 20 200 30" text="The first"/>
            <label frame="20 300 200 30" text="The second"/>
          </scrollView>
        </view>
      </viewController>
    </scene>
    """)
}
