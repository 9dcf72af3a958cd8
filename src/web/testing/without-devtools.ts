// React tells the browser's developer tools of every component that it draws, which nobody looks at in tests: imported before React.

Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
