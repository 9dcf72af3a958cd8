// Smashy's window: the conversation and the question field.

import { t } from '@lingui/core/macro';
import { useLocation } from '@tanstack/react-router';
import { Minus, X } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { say } from '#domain/language/say.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { IconButton } from '#web/ui/button.tsx';
import { QuestionForm } from './question-form.tsx';
import { SmashyAvatar } from './smashy-avatar.tsx';
import { greetingFor, impersonationGreeting, suggestionsFor } from './texts.ts';
import { SmashyMessage, Suggestions, Turn } from './turn.tsx';
import { useConversation } from './use-conversation.ts';

interface SmashyWindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onMinimise: () => void;
}

export function SmashyWindow({ onOpenChange, onMinimise }: SmashyWindowProps) {
  const user = useCurrentUser();
  const isViewed = user.viewedBy !== null;
  const { turns, isLoading, isModel, isWaiting, ask, updateTurn } = useConversation();
  const field = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = frame;
    (field.current ?? current)?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (commandKey(event) === 'Escape') onMinimise();
    };
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, [onMinimise]);
  useMinimiseOnNavigation(onMinimise);
  const last = turns.at(-1);
  /** Changes whenever there is more to read. */
  const scrollKey = `${turns.length} ${last?.partialText?.length} ${last?.answer === null}`;
  const askNow = (question: string) => void ask(question).catch(() => {});
  const isNew = turns.length === 0 && !isLoading && !isViewed;
  return (
    <section ref={frame} tabIndex={-1} role="dialog" aria-label={t`Smashy`} className={windowStyles}>
      <div className="flex items-center gap-2 border-b py-2 pr-2 pl-3">
        <SmashyAvatar />
        <h2 className="grow text-base">{t`Smashy`}</h2>
        <IconButton label={t`Minimise`} size="sm" onClick={onMinimise}>
          <Minus aria-hidden />
        </IconButton>
        <IconButton label={t`Close`} size="sm" onClick={() => onOpenChange(false)}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div
        role="log"
        aria-label={t`Conversation`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="grid grow content-start gap-3 overflow-y-auto p-3 text-sm"
      >
        <SmashyMessage>
          <p>{isViewed ? say(impersonationGreeting) : greetingFor(user)}</p>
          {isModel && (
            <p className="text-ink-muted">{t`A language model writes these answers. We only send it what it needs.`}</p>
          )}
        </SmashyMessage>
        {isNew && (
          <div className="pl-10">
            <Suggestions questions={suggestionsFor(user.role)} onAsk={askNow} />
          </div>
        )}
        {turns.map((turn) => (
          <Fragment key={turn.id}>
            {turn === last && <div key={scrollKey} ref={scrollToTop} />}
            <Turn
              turn={turn}
              onRate={(isHelpful) => updateTurn(turn.id, { isHelpful })}
              onAsk={isViewed ? null : askNow}
            />
          </Fragment>
        ))}
        {isWaiting && last?.partialText === null && <Typing />}
      </div>
      {!isViewed && <QuestionForm ref={field} isWaiting={isWaiting} onAsk={ask} />}
    </section>
  );
}

/** On a phone the window covers the page, so following a link minimises it. */
function useMinimiseOnNavigation(onMinimise: () => void): void {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedAt.current && window.matchMedia('(width < 40rem)').matches) onMinimise();
    openedAt.current = pathname;
  }, [pathname, onMinimise]);
}

/** Shows the last question and the start of its answer, not the end of a long one. */
function scrollToTop(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: 'start' });
}

const windowStyles = [
  'fixed z-30 flex flex-col rounded-xl border bg-surface-raised text-ink shadow-raised print:hidden',
  'inset-x-2 top-[calc(var(--head-height)+0.5rem)] bottom-[calc(var(--bottom-nav-height)+0.5rem)]',
  'sm:top-auto sm:right-4 sm:bottom-[calc(var(--bottom-nav-height)+1rem)] sm:left-auto sm:h-[min(38rem,calc(100dvh-var(--head-height)-var(--bottom-nav-height)-2rem))] sm:w-96',
].join(' ');

function Typing() {
  return (
    <SmashyMessage>
      <span className="flex gap-1 py-1.5">
        <span className="sr-only">{t`Smashy is typing`}</span>
        {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
          <span
            key={delay}
            aria-hidden
            className={`size-2 animate-bounce rounded-full bg-ink-muted motion-reduce:animate-none ${delay}`}
          />
        ))}
      </span>
    </SmashyMessage>
  );
}
