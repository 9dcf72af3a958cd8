// The club whose invitation link led to the registration.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

/** What is known of the link's club. */
export interface JoiningClub {
  /** The code to register with; undefined without one, or when it belongs to no club. */
  code: string | undefined;
  state: 'none' | 'looking' | 'known' | 'unknown' | 'failed';
  name: string | undefined;
  lookAgain: () => void;
}

/** Looks up the club of a code, so that people see which club they join before they register. */
export function useJoiningClub(code: string | undefined): JoiningClub {
  const club = useQuery({
    ...query(endpoints.findClubByCode, { params: { code: code ?? '' } }),
    enabled: code !== undefined,
  });
  const isUnknown = club.error instanceof ApiError && club.error.status === 404;
  return {
    code: isUnknown ? undefined : code,
    state:
      code === undefined ? 'none' : isUnknown ? 'unknown' : club.isError ? 'failed' : club.data ? 'known' : 'looking',
    name: club.data?.name,
    lookAgain: () => void club.refetch(),
  };
}

/** Says which club the person joins, or what to do if the link is unknown. Registering works either way. */
export function JoiningClubNote({ club: { state, name, lookAgain } }: { club: JoiningClub }) {
  return (
    <div role="status" className="not-empty:mb-5">
      {state === 'looking' && (
        <Note icon={<UsersRound aria-hidden />}>
          <span className="absolute">{t`Looking up your club...`}</span>
          {/* Reserves the height of the final text, so that the form below stays in place. */}
          <span aria-hidden className="invisible">
            <Joining name={t`your club`} />
          </span>
        </Note>
      )}
      {state === 'known' && (
        <Note icon={<UsersRound aria-hidden />}>
          <Joining name={name} />
        </Note>
      )}
      {state === 'unknown' && (
        <Note icon={<CircleAlert aria-hidden />} isWarning>
          <Trans>
            We don’t recognise this club link or code. Ask your club for a new one, or create your account without a
            club.
          </Trans>
        </Note>
      )}
      {state === 'failed' && (
        <Note icon={<CircleAlert aria-hidden />} isWarning>
          {t`We couldn’t look up your club.`}{' '}
          <Button variant="ghost" size="sm" onClick={lookAgain}>
            {t`Try again`}
          </Button>
        </Note>
      )}
    </div>
  );
}

const ClubCodeField = lateComponent(
  () => import('./club-code-field.tsx').then((part) => part.ClubCodeField),
  <Skeleton className="mb-5 h-17.5 rounded-lg" />,
);

/** For people without a link: a field for a code, on request. */
export function HaveClubCode({ code, state, onTyped }: Pick<JoiningClub, 'state'> & HaveClubCodeProps) {
  const [isOpen, setOpen] = useState(false);
  if (state !== 'none' && state !== 'unknown') return null;
  if (isOpen) return <ClubCodeField key={code} initial={code ?? ''} onTyped={onTyped} />;
  return (
    <Button variant="ghost" size="sm" className="mb-3 -ml-3" onClick={() => setOpen(true)}>
      {t`I have a club code`}
    </Button>
  );
}

interface HaveClubCodeProps {
  /** As in the address. */
  code: string | undefined;
  onTyped: (code: string) => void;
}

function Joining({ name }: { name: string | undefined }) {
  return (
    <span>
      <Trans>
        You are joining <strong dir="auto">{name}</strong>. You become a member once the club approves your
        registration.
      </Trans>
    </span>
  );
}

function Note({ icon, isWarning = false, children }: { icon?: ReactNode; isWarning?: boolean; children: ReactNode }) {
  return (
    <div
      className={cn(
        'flex items-start gap-3 rounded-lg px-4 py-3 text-sm [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0',
        isWarning ? 'bg-attention-soft text-attention' : 'bg-primary-soft text-primary',
      )}
    >
      {icon}
      <p>{children}</p>
    </div>
  );
}
