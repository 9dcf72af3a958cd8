// Applies the chosen theme before the first paint. A file of its own, since inline scripts are refused.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is switched off: the system's theme applies.
}
// The first date takes a phone a tenth of a second to write, later ones nothing: that is spent while the page waits for its styles, in a task
// of its own, which the first paint does not wait for.
if (document.currentScript?.dataset.dates !== undefined) setTimeout(() => Intl.DateTimeFormat());
