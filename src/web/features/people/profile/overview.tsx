// The overview tab of a profile.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { levelOf, levelText } from '#domain/levels/levels.ts';
import { countryName } from '#domain/people/countries.ts';
import { personName } from '#domain/people/person-name.ts';
import { roleLabel } from '#domain/people/roles.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { VerifiedBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { LevelBar } from '#web/ui/padel/level-bar.tsx';
import { LevelText } from '#web/ui/padel/level-text.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { EditProfileForm, useHasProfileDraft } from './edit-profile-form.tsx';
import { HowToBeVerified } from './how-to-be-verified.tsx';
import { Portrait } from './portrait.tsx';
import { JoinedOn, ProfileFigures } from './profile-figures.tsx';
import { VerifiedSince } from './verified-since.tsx';

const LookSetting = lateComponent<object>(
  () => import('./look-setting.tsx').then((part) => part.LookSetting),
  <Skeleton className="h-40 rounded-xl" />,
);

const OpeningSetting = lateComponent<object>(
  () => import('./opening-setting.tsx').then((part) => part.OpeningSetting),
  <Skeleton className="h-40 rounded-xl" />,
);

/** Figures and level are for players; everyone has details. */
export function Overview() {
  const user = useCurrentUser();
  // Null until the form is opened or closed; a draft opens it from the start.
  const [isEditingNow, setIsEditing] = useState<boolean | null>(null);
  const hasDraft = useHasProfileDraft(user);
  const [hadDraft] = useState(hasDraft);
  const isEditing = isEditingNow ?? hadDraft;
  const isPlayer = user.role === 'player';
  const level = levelOf(user);
  const mappings = useScaleMappings();
  const levelLine = levelText(level, user.country, mappings);
  return (
    <div className="grid gap-4 sm:gap-6">
      <Card className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Portrait person={user} />
        <div className="min-w-0 grow">
          <p translate="no" className="font-heading text-lg font-semibold wrap-anywhere" dir="auto">
            {personName(user)}
          </p>
          <p className="text-sm text-ink-muted">{roleLabel(user.role)}</p>
          {!isPlayer && (
            <div className="text-sm text-ink-muted">
              <JoinedOn />
            </div>
          )}
        </div>
        {isPlayer && (
          <div className="grid w-full gap-2 sm:w-80">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-sm font-medium">
                <LevelText level={level} country={user.country} />
              </span>
              <VerifiedBadge verified={user.isLevelVerified} withdrawn={user.levelWithdrawn} />
            </div>
            {level !== null && <LevelBar level={level} label={levelLine} />}
            <VerifiedSince isVerified={user.isLevelVerified} />
            {user.isLevelVerified && (
              <Link
                to="/player/profile"
                search={{ tab: 'privacy' }}
                resetScroll={false}
                className="w-fit text-sm font-semibold text-primary underline-offset-4 hover:underline"
              >
                {t`Share your certificate`}
              </Link>
            )}
          </div>
        )}
      </Card>
      {isPlayer && <ProfileFigures />}
      <Card as="section">
        <CardTitle
          action={
            !isEditing && (
              <Button
                variant="secondary"
                size="sm"
                // Regains the focus when the form closes.
                autoFocus={isEditingNow === false}
                onClick={() => setIsEditing(true)}
              >
                {t`Edit Profile`}
              </Button>
            )
          }
        >
          {t`Details`}
        </CardTitle>
        {isEditing ? (
          <EditProfileForm user={user} takesFocus={isEditingNow === true} onDone={() => setIsEditing(false)} />
        ) : (
          <ProfileDetails user={user} />
        )}
      </Card>
      {isPlayer && <LookSetting />}
      {isPlayer && <OpeningSetting />}
      {isPlayer && !user.isLevelVerified && (
        <Card as="section">
          <CardTitle>{t`Certificate`}</CardTitle>
          <HowToBeVerified />
        </Card>
      )}
    </div>
  );
}

function ProfileDetails({ user }: { user: CurrentUser }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      <Detail label={t`First name`}>
        <span translate="no" dir="auto">
          {user.firstName}
        </span>
      </Detail>
      <Detail label={t`Last name`}>
        <span dir="auto">{user.lastName}</span>
      </Detail>
      <Detail label={t`Email`}>{user.email}</Detail>
      <Detail label={t`Account type`}>{roleLabel(user.role)}</Detail>
      <Detail label={t`Country`}>{countryName(user.country)}</Detail>
      {user.country === 'DK' && <Detail label={t`DPF ranking`}>{user.dpfRanking ?? t`Not applicable`}</Detail>}
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
