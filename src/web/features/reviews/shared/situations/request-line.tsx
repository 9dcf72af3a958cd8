// A request for the same situation, as its player reads it.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Repeat2 } from 'lucide-react';
import type { SituationRequest } from '#contract/reviews/situation-requests.ts';
import { requestState, requestWords } from '#domain/reviews/priorities/situation-requests.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { cn } from '#web/ui/class-names.ts';
import { useToday } from './use-requests.ts';

interface RequestLineProps {
  request: SituationRequest;
  className?: string;
}

/** Its state in words; while it is open, its player can add the video. */
export function RequestLine({ request, className }: RequestLineProps) {
  const today = useToday();
  const isOwn = useCurrentUser().id === request.playerId;
  const state = requestState(request, today);
  const Icon = state === 'closed' || state === 'sent' ? CircleCheck : Repeat2;
  return (
    <p className={cn('flex flex-wrap items-center gap-x-3 gap-y-1 text-sm', className)}>
      <span className="flex min-w-0 items-start gap-2 font-medium">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
        {requestWords(request, today)}
      </span>
      {isOwn && (state === 'open' || state === 'late') && (
        <Link
          to="/player/videos"
          search={{ add: true }}
          className="inline-flex min-h-6 items-center font-medium text-primary underline-offset-4 hover:underline print:hidden"
        >
          {t`Add the video`}
        </Link>
      )}
    </p>
  );
}
