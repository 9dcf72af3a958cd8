// How it works, in four steps.

import { t } from '@lingui/core/macro';

const steps = () => [
  {
    title: t`Upload videos`,
    text: t`Paste the link to an unlisted YouTube video or a Matchi.tv recording, and say what the coach should look at.`,
  },
  {
    title: t`Get expert feedback`,
    text: t`Within 24–48 hours of a coach taking your video, you get your score, ratings, a summary and notes on the video.`,
  },
  {
    title: t`Know your level`,
    text: t`A certified coach verifies your level. Your next videos show how you progress.`,
  },
  {
    title: t`Improve with Smashy`,
    text: t`Each review tells you what to work on, with a drill. Smashy answers your questions about it.`,
  },
];

/** The four numbered steps. */
export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-title" className="border-y bg-surface-raised py-24">
      <div className="mx-auto max-w-300 px-6">
        <h2
          id="how-it-works-title"
          className="text-[clamp(2.25rem,3.6vw,3.25rem)] leading-[1.05] font-bold tracking-[-0.02em]"
        >
          {t`How it works`}
        </h2>
        <ol className="mt-14 grid grid-cols-4 gap-8">
          {steps().map(({ title, text }, index, all) => (
            <li key={title} className="relative">
              <div aria-hidden className="mb-6 flex items-center gap-4">
                <span className="grid size-12 place-items-center rounded-full bg-primary-soft font-heading text-lg font-bold text-primary">
                  {index + 1}
                </span>
                {index < all.length - 1 && <span className="-mr-4 h-px grow bg-line-strong/50" />}
              </div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
