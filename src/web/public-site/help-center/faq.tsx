// Questions and answers.

import { ChevronDown } from 'lucide-react';
import { answers } from './answers.tsx';
import { HelpSection } from './help-section.tsx';

/** Each answer opens under its question, without JavaScript. */
export function Faq() {
  return (
    <HelpSection id="faq" title="Questions and answers">
      <div className="mt-6 divide-y rounded-xl border bg-surface-raised">
        {answers.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-xl px-5 py-3.5 font-semibold -outline-offset-2 sm:px-6 [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="max-w-[68ch] px-5 pb-5 text-ink-muted sm:px-6 [&_a]:font-medium [&_a]:text-primary [&_a]:underline">
              {answer}
            </div>
          </details>
        ))}
      </div>
    </HelpSection>
  );
}
