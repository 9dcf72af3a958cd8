// Applies the chosen theme before the first paint. A separate file, because inline scripts are blocked.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme applies.
}
// Formatting the first date takes a phone a tenth of a second, so warm up while the page waits for its styles, in a separate task that does
// not delay the first paint.
if (document.currentScript?.dataset.dates !== undefined) setTimeout(() => Intl.DateTimeFormat());
