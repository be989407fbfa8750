import CAccessibility
import SceneProgram

extension AccessibilityNode {
  var atkRole: AtkRole {
    switch role {
    case .window: ATK_ROLE_FRAME
    case .dialog: ATK_ROLE_DIALOG
    case .alert: ATK_ROLE_ALERT
    case .group, .picker, .segmentedControl: ATK_ROLE_GROUPING
    case .scrollArea: ATK_ROLE_SCROLL_PANE
    case .navigationBar, .toolbar: ATK_ROLE_TOOL_BAR
    case .tabBar: ATK_ROLE_PAGE_TAB_LIST
    case .tab: ATK_ROLE_PAGE_TAB
    case .staticText: ATK_ROLE_LABEL
    case .heading: ATK_ROLE_HEADING
    case .link: ATK_ROLE_LINK
    case .image: ATK_ROLE_IMAGE
    case .button, .colorWell: ATK_ROLE_PUSH_BUTTON
    case .toggleButton, .switch: ATK_ROLE_TOGGLE_BUTTON
    case .popUpButton: ATK_ROLE_PUSH_BUTTON_MENU
    case .segment: ATK_ROLE_RADIO_BUTTON
    case .slider, .pageControl: ATK_ROLE_SLIDER
    case .stepper, .pickerWheel: ATK_ROLE_SPIN_BUTTON
    case .progressIndicator, .activityIndicator: ATK_ROLE_PROGRESS_BAR
    case .textField, .searchField: ATK_ROLE_ENTRY
    case .secureTextField: ATK_ROLE_PASSWORD_TEXT
    case .textArea: ATK_ROLE_TEXT
    case .list: ATK_ROLE_LIST_BOX
    case .listItem: ATK_ROLE_LIST_ITEM
    case .menu: ATK_ROLE_MENU
    case .menuItem: check == nil ? ATK_ROLE_MENU_ITEM : ATK_ROLE_CHECK_MENU_ITEM
    }
  }

  /// Returns the states as a bit mask for ATK. An element is reported as focused only if the window has keyboard focus.
  func atkStates(hasKeyboard: Bool) -> UInt64 {
    var states: UInt64 = 0
    func set(_ state: AtkStateType, _ holds: Bool = true) {
      if holds { states |= 1 << UInt64(state.rawValue) }
    }
    set(ATK_STATE_VISIBLE)
    set(ATK_STATE_SHOWING, !isOffscreen)
    set(ATK_STATE_ENABLED, isEnabled)
    set(ATK_STATE_SENSITIVE, isEnabled)
    set(ATK_STATE_FOCUSABLE, isFocusable || isFocused)
    set(ATK_STATE_FOCUSED, isFocused && hasKeyboard)
    set(ATK_STATE_SELECTABLE, isSelectable)
    set(ATK_STATE_SELECTED, isSelected)
    set(ATK_STATE_MODAL, isModal)
    set(ATK_STATE_HAS_POPUP, hasMenu)
    set(ATK_STATE_BUSY, role == .activityIndicator)
    set(ATK_STATE_CHECKABLE, check != nil || role == .segment)
    set(ATK_STATE_CHECKED, check == .on || role == .segment && isSelected)
    set(ATK_STATE_PRESSED, check == .on && atkRole == ATK_ROLE_TOGGLE_BUTTON)
    set(ATK_STATE_INDETERMINATE, check == .mixed)
    if let text {
      set(ATK_STATE_EDITABLE, text.isEditable)
      set(ATK_STATE_READ_ONLY, !text.isEditable)
      set(ATK_STATE_SELECTABLE_TEXT)
      set(text.isMultiline ? ATK_STATE_MULTI_LINE : ATK_STATE_SINGLE_LINE)
    }
    if role == .window {
      set(ATK_STATE_ACTIVE, hasKeyboard)
      set(ATK_STATE_RESIZABLE)
    }
    return states
  }

  /// The actions that ATK lists, with their ATK names. Focusing an element and scrolling it into view are not included,
  /// because ATK has separate functions for them.
  var atkActions: [(action: AccessibilityAction, name: String)] {
    actions.compactMap { action in
      switch action {
      case .activate: (action, check == nil ? "click" : "toggle")
      case .increment: (action, "increment")
      case .decrement: (action, "decrement")
      case .escape: (action, "dismiss")
      case .showMenu: (action, "menu")
      case .scroll(let direction): (action, "scroll \(direction.rawValue)")
      case .custom(let name): (action, name)
      case .focus, .reveal, .setValue, .setText, .select: nil
      }
    }
  }
}
