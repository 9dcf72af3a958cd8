// A mouse press that ends elsewhere than it began.

import { cdp } from 'vitest/browser';

/** Chromium's own protocol; its full types would bring those of Node into the web. */
interface Protocol {
  send(method: 'Input.dispatchMouseEvent', parameters: object): Promise<unknown>;
}

/** Presses the mouse at one place of the window and lets it go at another. */
export async function pressAcross(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  const send = (type: string, [x, y]: readonly [number, number], buttons: number) =>
    (cdp() as unknown as Protocol).send('Input.dispatchMouseEvent', {
      type,
      x: (frame?.left ?? 0) + x * scale,
      y: (frame?.top ?? 0) + y * scale,
      button: 'left',
      buttons,
      clickCount: 1,
    });
  await send('mousePressed', from, 1);
  await send('mouseMoved', to, 1);
  await send('mouseReleased', to, 0);
}
