/// The same rows in three languages: a container with a title, a line below it, a switch, and a button
/// connected to a method.
///
/// Each toolkit uses its cheapest layout: boxes in GTK, fixed positions in Qt.
enum EquivalentScene {
  /// The container of a row and its four members. The container of all rows is one more object.
  static let objectsPerRow = 5

  static func ours(objects: Int) -> String {
    let rows = (0..<objects / objectsPerRow).map { row in
      """
            <view frame="0 \(row * 50) 320 44">
              <label frame="12 4 180 20" text="Row \(row) of many"/>
              <label frame="12 24 180 16" text="A line of explanation"/>
              <switch frame="200 6 51 31" on="true"/>
              <button frame="256 6 60 32" title="Open">
                <action selector="openRow:" destination="main" event="touchUpInside"/>
              </button>
            </view>

      """
    }
    return """
      <storyboard version="1" initial="main">
        <scene>
          <viewController id="main" class="Benchmarks.RowsViewController">
            <view frame="0 0 320 \(rows.count * 50)">
      \(rows.joined())      </view>
          </viewController>
        </scene>
      </storyboard>

      """
  }

  static func gtk(objects: Int) -> String {
    let rows = (0..<objects / objectsPerRow).map { row in
      """
          <child>
            <object class="GtkBox">
              <child><object class="GtkLabel"><property name="label">Row \(row) of many</property></object></child>
              <child><object class="GtkLabel"><property name="label">A line of explanation</property></object></child>
              <child><object class="GtkSwitch"><property name="active">1</property></object></child>
              <child>
                <object class="GtkButton">
                  <property name="label">Open</property>
                  <signal name="clicked" handler="open_row"/>
                </object>
              </child>
            </object>
          </child>

      """
    }
    return """
      <interface>
        <object class="GtkBox" id="rows">
          <property name="orientation">vertical</property>
      \(rows.joined())  </object>
      </interface>

      """
  }

  /// If `connected` is true, the buttons are connected to the container of the rows. Qt finds both ends of
  /// each connection by name.
  static func qt(objects: Int, connected: Bool) -> String {
    let rows = 0..<objects / objectsPerRow
    let widgets = rows.map { row in
      """
          <widget class="QWidget" name="row\(row)">
            \(geometry(0, row * 50, 320, 44))
            <widget class="QLabel" name="title\(row)">
              \(geometry(12, 4, 180, 20))
              <property name="text"><string notr="true">Row \(row) of many</string></property>
            </widget>
            <widget class="QLabel" name="line\(row)">
              \(geometry(12, 24, 180, 16))
              <property name="text"><string notr="true">A line of explanation</string></property>
            </widget>
            <widget class="QCheckBox" name="switch\(row)">
              \(geometry(200, 6, 51, 31))
              <property name="checked"><bool>true</bool></property>
            </widget>
            <widget class="QPushButton" name="button\(row)">
              \(geometry(256, 6, 60, 32))
              <property name="text"><string notr="true">Open</string></property>
            </widget>
          </widget>

      """
    }
    let connections = rows.map { row in
      """
          <connection><sender>button\(row)</sender><signal>clicked(bool)</signal>\
      <receiver>rows</receiver><slot>setEnabled(bool)</slot></connection>

      """
    }
    return """
      <ui version="4.0">
        <class>rows</class>
        <widget class="QWidget" name="rows">
          \(geometry(0, 0, 320, rows.count * 50))
      \(widgets.joined())  </widget>
      \(connected ? "  <connections>\n\(connections.joined())  </connections>\n" : "")</ui>

      """
  }

  private static func geometry(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    """
    <property name="geometry"><rect><x>\(x)</x><y>\(y)</y><width>\(width)</width><height>\(height)</height></rect>\
    </property>
    """
  }
}
