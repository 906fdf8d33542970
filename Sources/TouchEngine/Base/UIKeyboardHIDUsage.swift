// The keys of a keyboard, named by position and not by the printed letter.

/// A key of a keyboard: its usage on page 7 of the USB HID usage tables. [doc]
///
/// A key is named by its position on a US keyboard. ``UIKey/characters`` has what it types.
nonisolated public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Too many keys are down.
  case keyboardErrorRollOver = 1
  /// The keyboard failed its test.
  case keyboardPOSTFail
  /// Another error of the keyboard.
  case keyboardErrorUndefined
  /// A.
  case keyboardA
  /// B.
  case keyboardB
  /// C.
  case keyboardC
  /// D.
  case keyboardD
  /// E.
  case keyboardE
  /// F.
  case keyboardF
  /// G.
  case keyboardG
  /// H.
  case keyboardH
  /// I.
  case keyboardI
  /// J.
  case keyboardJ
  /// K.
  case keyboardK
  /// L.
  case keyboardL
  /// M.
  case keyboardM
  /// N.
  case keyboardN
  /// O.
  case keyboardO
  /// P.
  case keyboardP
  /// Q.
  case keyboardQ
  /// R.
  case keyboardR
  /// S.
  case keyboardS
  /// T.
  case keyboardT
  /// U.
  case keyboardU
  /// V.
  case keyboardV
  /// W.
  case keyboardW
  /// X.
  case keyboardX
  /// Y.
  case keyboardY
  /// Z.
  case keyboardZ
  /// 1 above the letters.
  case keyboard1
  /// 2 above the letters.
  case keyboard2
  /// 3 above the letters.
  case keyboard3
  /// 4 above the letters.
  case keyboard4
  /// 5 above the letters.
  case keyboard5
  /// 6 above the letters.
  case keyboard6
  /// 7 above the letters.
  case keyboard7
  /// 8 above the letters.
  case keyboard8
  /// 9 above the letters.
  case keyboard9
  /// 0 above the letters.
  case keyboard0
  /// Return.
  case keyboardReturnOrEnter
  /// Escape.
  case keyboardEscape
  /// Delete, to the left.
  case keyboardDeleteOrBackspace
  /// Tab.
  case keyboardTab
  /// Space.
  case keyboardSpacebar
  /// Hyphen.
  case keyboardHyphen
  /// Equals.
  case keyboardEqualSign
  /// Opening bracket.
  case keyboardOpenBracket
  /// Closing bracket.
  case keyboardCloseBracket
  /// Backslash.
  case keyboardBackslash
  /// Number sign, on keyboards outside the US.
  case keyboardNonUSPound
  /// Semicolon.
  case keyboardSemicolon
  /// Quote.
  case keyboardQuote
  /// Grave accent.
  case keyboardGraveAccentAndTilde
  /// Comma.
  case keyboardComma
  /// Period.
  case keyboardPeriod
  /// Slash.
  case keyboardSlash
  /// Caps lock.
  case keyboardCapsLock
  /// F1.
  case keyboardF1
  /// F2.
  case keyboardF2
  /// F3.
  case keyboardF3
  /// F4.
  case keyboardF4
  /// F5.
  case keyboardF5
  /// F6.
  case keyboardF6
  /// F7.
  case keyboardF7
  /// F8.
  case keyboardF8
  /// F9.
  case keyboardF9
  /// F10.
  case keyboardF10
  /// F11.
  case keyboardF11
  /// F12.
  case keyboardF12
  /// Print screen.
  case keyboardPrintScreen
  /// Scroll lock.
  case keyboardScrollLock
  /// Pause.
  case keyboardPause
  /// Insert.
  case keyboardInsert
  /// Home.
  case keyboardHome
  /// Page up.
  case keyboardPageUp
  /// Delete, to the right.
  case keyboardDeleteForward
  /// End.
  case keyboardEnd
  /// Page down.
  case keyboardPageDown
  /// Right.
  case keyboardRightArrow
  /// Left.
  case keyboardLeftArrow
  /// Down.
  case keyboardDownArrow
  /// Up.
  case keyboardUpArrow
  /// Num lock of the keypad.
  case keypadNumLock
  /// Divide of the keypad.
  case keypadSlash
  /// Multiply of the keypad.
  case keypadAsterisk
  /// Subtract of the keypad.
  case keypadHyphen
  /// Add of the keypad.
  case keypadPlus
  /// Enter of the keypad.
  case keypadEnter
  /// 1 of the keypad.
  case keypad1
  /// 2 of the keypad.
  case keypad2
  /// 3 of the keypad.
  case keypad3
  /// 4 of the keypad.
  case keypad4
  /// 5 of the keypad.
  case keypad5
  /// 6 of the keypad.
  case keypad6
  /// 7 of the keypad.
  case keypad7
  /// 8 of the keypad.
  case keypad8
  /// 9 of the keypad.
  case keypad9
  /// 0 of the keypad.
  case keypad0
  /// Period of the keypad.
  case keypadPeriod
  /// Backslash, on keyboards outside the US.
  case keyboardNonUSBackslash
  /// Application, for a menu of the context.
  case keyboardApplication
  /// Power.
  case keyboardPower
  /// Equals of the keypad.
  case keypadEqualSign
  /// F13.
  case keyboardF13
  /// F14.
  case keyboardF14
  /// F15.
  case keyboardF15
  /// F16.
  case keyboardF16
  /// F17.
  case keyboardF17
  /// F18.
  case keyboardF18
  /// F19.
  case keyboardF19
  /// F20.
  case keyboardF20
  /// F21.
  case keyboardF21
  /// F22.
  case keyboardF22
  /// F23.
  case keyboardF23
  /// F24.
  case keyboardF24
  /// Execute.
  case keyboardExecute
  /// Help.
  case keyboardHelp
  /// Menu.
  case keyboardMenu
  /// Select.
  case keyboardSelect
  /// Stop.
  case keyboardStop
  /// Again.
  case keyboardAgain
  /// Undo.
  case keyboardUndo
  /// Cut.
  case keyboardCut
  /// Copy.
  case keyboardCopy
  /// Paste.
  case keyboardPaste
  /// Find.
  case keyboardFind
  /// Mute.
  case keyboardMute
  /// Louder.
  case keyboardVolumeUp
  /// Quieter.
  case keyboardVolumeDown
  /// Caps lock that stays down.
  case keyboardLockingCapsLock
  /// Num lock that stays down.
  case keyboardLockingNumLock
  /// Scroll lock that stays down.
  case keyboardLockingScrollLock
  /// Comma of the keypad.
  case keypadComma
  /// Equals of an AS/400 keypad.
  case keypadEqualSignAS400
  /// International key 1.
  case keyboardInternational1
  /// International key 2.
  case keyboardInternational2
  /// International key 3.
  case keyboardInternational3
  /// International key 4.
  case keyboardInternational4
  /// International key 5.
  case keyboardInternational5
  /// International key 6.
  case keyboardInternational6
  /// International key 7.
  case keyboardInternational7
  /// International key 8.
  case keyboardInternational8
  /// International key 9.
  case keyboardInternational9
  /// Language key 1.
  case keyboardLANG1
  /// Language key 2.
  case keyboardLANG2
  /// Language key 3.
  case keyboardLANG3
  /// Language key 4.
  case keyboardLANG4
  /// Language key 5.
  case keyboardLANG5
  /// Language key 6.
  case keyboardLANG6
  /// Language key 7.
  case keyboardLANG7
  /// Language key 8.
  case keyboardLANG8
  /// Language key 9.
  case keyboardLANG9
  /// Alternate erase.
  case keyboardAlternateErase
  /// System request.
  case keyboardSysReqOrAttention
  /// Cancel.
  case keyboardCancel
  /// Clear.
  case keyboardClear
  /// Prior.
  case keyboardPrior
  /// Return of a keyboard that has Enter too.
  case keyboardReturn
  /// Separator.
  case keyboardSeparator
  /// Out.
  case keyboardOut
  /// Oper.
  case keyboardOper
  /// Clear or again.
  case keyboardClearOrAgain
  /// CrSel or props.
  case keyboardCrSelOrProps
  /// ExSel.
  case keyboardExSel
  /// Left Control.
  case keyboardLeftControl = 224
  /// Left Shift.
  case keyboardLeftShift
  /// Left Option.
  case keyboardLeftAlt
  /// Left Command.
  case keyboardLeftGUI
  /// Right Control.
  case keyboardRightControl
  /// Right Shift.
  case keyboardRightShift
  /// Right Option.
  case keyboardRightAlt
  /// Right Command.
  case keyboardRightGUI
  /// Reserved.
  case keyboard_Reserved = 0xFFFF
}
