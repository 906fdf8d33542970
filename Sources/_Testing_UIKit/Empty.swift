// Empty on purpose: `import Testing` beside `import UIKit` makes the compiler look for this module.
