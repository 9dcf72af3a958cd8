// Brings the reel of the page to life. The player comes late, so that the page itself stands first.

const container = document.querySelector<HTMLElement>('[data-reel]');
if (container) {
  void import('./reel-in-page.tsx').then(({ showReel }) => showReel(container, container.dataset['reel'] ?? ''));
}
