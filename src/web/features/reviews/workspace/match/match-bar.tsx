// Marking the match while it plays: rallies, "points only" and the code pad.

import { t } from '@lingui/core/macro';
import { CircleDot, CircleStop, FastForward, Grid3x3, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { openRally } from '#domain/reviews/notes/rallies.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { useGuideState } from '../../playback/guided-playback.ts';
import { usePreference } from '../../shared/keys/device-preference.ts';
import { useKeysOn } from '../../shared/keys/keys-preference.ts';
import { Key } from '../shared/key.tsx';
import { padShown } from '../state/pad-preference.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { usePlayedRallies } from '../video/use-played-rallies.ts';
import { switchPad } from './pad-actions.ts';
import { discardOpenRally, markRally, switchPointsOnly } from './rally-actions.ts';

/** Buttons for the keys R, O and Q; an open rally is named. */
export function MatchBar() {
  const review = useOpenReview();
  const { guide, store, video } = review;
  const { pointsOnly } = useGuideState(guide);
  const isPadOn = usePreference(padShown);
  const rallies = usePlayedRallies();
  useEffect(() => guide.setRallies(rallies), [guide, rallies]);
  const maySkip = video.canControl && (rallies.length > 0 || pointsOnly);
  if (store.isReadOnly && !maySkip) return null;
  return (
    <div
      role="group"
      aria-label={t`The match`}
      className="flex flex-wrap items-center gap-1.5 max-[28rem]:[&_svg]:hidden"
    >
      {!store.isReadOnly && <RallyButton />}
      {maySkip && (
        <Toggle
          isOn={pointsOnly}
          keyName="O"
          icon={<FastForward aria-hidden />}
          onPress={() => switchPointsOnly(review)}
        >
          {t`Points only`}
        </Toggle>
      )}
      {!store.isReadOnly && (
        <Toggle isOn={isPadOn} keyName="Q" icon={<Grid3x3 aria-hidden />} onPress={() => switchPad(review)}>
          {t`Code pad`}
        </Toggle>
      )}
    </div>
  );
}

/** Hides words in the narrow line of focus mode and the foot of a small window's timeline. */
const narrow = '@max-[100rem]/focus:sr-only @max-[58rem]/foot:sr-only';
/** Hides keys where there is only room for icons, and makes their buttons square. */
const narrowKey = 'max-lg:hidden @max-[52rem]/focus:hidden';
const square = 'fit:min-w-8 @max-[52rem]/focus:px-0';

function RallyButton() {
  const review = useOpenReview();
  const keysOn = useKeysOn();
  const since = useReviewState((state) => openRally(state.document.rallies)?.start ?? null);
  const isOpen = since !== null;
  return (
    <span className="flex items-center">
      <Button
        size="sm"
        variant="secondary"
        icon={isOpen ? <CircleStop aria-hidden /> : <CircleDot aria-hidden />}
        className={cn(square, isOpen && 'border-attention bg-attention-soft text-attention hover:bg-attention-soft')}
        onClick={() => markRally(review)}
      >
        <span className={narrow}>
          {isOpen ? t`End the rally that started at ${{ time: formatClockTime(since) }}` : t`Rally starts`}
        </span>
        {keysOn && <Key className={narrowKey}>R</Key>}
      </Button>
      {isOpen && (
        <IconButton size="sm" label={t`Discard this rally`} onClick={() => discardOpenRally(review)}>
          <X aria-hidden className="size-4!" />
        </IconButton>
      )}
    </span>
  );
}

interface ToggleProps {
  isOn: boolean;
  keyName: string;
  icon?: ReactNode;
  onPress: () => void;
  children: ReactNode;
}

function Toggle({ isOn, keyName, icon, onPress, children }: ToggleProps) {
  const keysOn = useKeysOn();
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-pressed={isOn}
      icon={icon}
      className={cn(square, isOn && 'border-primary bg-primary-soft text-primary hover:bg-primary-soft')}
      onClick={onPress}
    >
      <span className={narrow}>{children}</span>
      {keysOn && <Key className={narrowKey}>{keyName}</Key>}
    </Button>
  );
}
