// Tables that do not keep their objects.

import PortSupport
import Testing

@Suite struct WeakObjectTests {
  @Test func anObjectIsInTheTableWhileItIsThere() {
    let table = NSHashTable<UIView>.weakObjects()
    let stays = UIView()
    table.add(stays)
    table.add(stays)
    table.add(nil)
    do {
      let goes = UIView()
      table.add(goes)
      #expect(table.count == 2 && table.contains(goes))
    }
    #expect(table.allObjects == [stays])
    #expect(table.anyObject === stays)
    table.remove(stays)
    #expect(table.count == 0 && !table.contains(stays))
  }
}
