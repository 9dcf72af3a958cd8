// A question and its answer in the conversation.

import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { SmashyAnswer } from '#contract/assistant/smashy.ts';
import { writtenIn } from '#domain/assistant/normalise.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { Button } from '#web/ui/button.tsx';
import { AnswerRating } from './answer-rating.tsx';
import { AnswerText, ProductLink } from './shared/answer-text.tsx';
import { SmashyAvatar } from './smashy-avatar.tsx';
import type { ConversationTurn } from './use-conversation.ts';

interface TurnProps {
  turn: ConversationTurn;
  onRate: (isHelpful: boolean) => void;
  /** Null where nothing can be asked. */
  onAsk: ((question: string) => void) | null;
}

export function Turn({ turn: { id, question, answer, partialText, isHelpful }, onRate, onAsk }: TurnProps) {
  // That of the question, whatever the screen's.
  const lang = answer ? writtenIn(answer.response) : undefined;
  return (
    <>
      <p className="max-w-[85%] justify-self-end rounded-2xl rounded-br-sm bg-primary px-3 py-2 whitespace-pre-line text-on-primary wrap-anywhere">
        <span className="sr-only">{`${t`You asked:`} `}</span>
        {question}
      </p>
      {(answer !== null || partialText !== null) && (
        <SmashyMessage>
          <div lang={lang} className="grid gap-2">
            <AnswerText text={answer?.response ?? partialText ?? ''} />
          </div>
          {onAsk && <Suggestions questions={answer?.suggestions ?? []} lang={lang} onAsk={onAsk} />}
          {answer && <Videos videos={answer.videos} />}
          {answer && <AnswerRating turnId={id} isHelpful={isHelpful} onRate={onRate} />}
        </SmashyMessage>
      )}
    </>
  );
}

interface SuggestionsProps {
  questions: readonly string[];
  /** Without it, the screen's. */
  lang?: string | undefined;
  onAsk: (question: string) => void;
}

/** Questions to ask by a press. */
export function Suggestions({ questions, lang, onAsk }: SuggestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label={t`Suggestions`} className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <Button
            variant="secondary"
            size="sm"
            lang={lang}
            className="h-auto text-left"
            onClick={() => onAsk(question)}
          >
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A message from Smashy. */
export function SmashyMessage({ children }: { children: ReactNode }) {
  return (
    <div className="flex max-w-full items-start gap-2">
      <SmashyAvatar />
      <div className="grid min-w-0 gap-2 rounded-2xl rounded-tl-sm bg-surface-sunken px-3 py-2 wrap-anywhere">
        <span className="sr-only">{`${t`Smashy says:`} `}</span>
        {children}
      </div>
    </div>
  );
}

/** A link to another site. Only for the curated list, never for text that a person or a model wrote. */
function ExternalLink({ to, label }: { to: string; label: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className="font-medium text-primary underline">
      {label}
      <span className="sr-only">{` ${t`(opens in a new tab)`}`}</span>
    </a>
  );
}

function Videos({ videos: { platform, recommended } }: Pick<SmashyAnswer, 'videos'>) {
  if (platform.length + recommended.length === 0) return null;
  return (
    <ul aria-label={t`Videos and pages`} className="grid gap-1.5 border-t pt-2 text-sm">
      {platform.map(({ title, feedback, url, timestamp }) => (
        <li key={url}>
          <ProductLink to={url} label={timestamp === null ? title : `${title}, ${formatClockTime(timestamp)}`} />
          <span className="block text-ink-muted">{feedback}</span>
        </li>
      ))}
      {recommended.map(({ title, url, description }) => (
        <li key={url}>
          {url.startsWith('/') ? <ProductLink to={url} label={title} /> : <ExternalLink to={url} label={title} />}
          <span className="block text-ink-muted">{description}</span>
        </li>
      ))}
    </ul>
  );
}
