// Brings the reel of the page to life. The player comes late, so that the page itself stands first.

const place = document.querySelector<HTMLElement>('[data-reel]');
if (place) {
  void import('./reel-in-page.tsx').then(({ showReel }) => showReel(place, place.dataset['reel'] ?? ''));
}
