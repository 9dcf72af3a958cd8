// The last word of the landing page.

import { CourtGround } from './court-ground.tsx';
import { CreateAccountLink } from './entry-links.tsx';

/** One sentence and one button. */
export function CallToAction() {
  return (
    <section aria-labelledby="begin-title" className="mx-auto max-w-300 px-6 py-24">
      <CourtGround className="grid justify-items-center gap-7 rounded-3xl px-8 py-20 text-center">
        <h2
          id="begin-title"
          className="max-w-[18ch] text-[clamp(2.5rem,4.6vw,4rem)] leading-none font-extrabold tracking-[-0.03em]"
        >
          Your next match can teach you more.
        </h2>
        <p className="max-w-[48ch] text-lg text-on-court-muted">
          Play it, share the link, and find out what a certified coach sees.
        </p>
        <CreateAccountLink />
      </CourtGround>
    </section>
  );
}
