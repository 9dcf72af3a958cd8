// Loads the reel player after the page has rendered.

const container = document.querySelector<HTMLElement>('[data-reel]');
if (container) {
  void import('./reel-in-page.tsx').then(({ showReel }) => showReel(container, container.dataset['reel'] ?? ''));
}
