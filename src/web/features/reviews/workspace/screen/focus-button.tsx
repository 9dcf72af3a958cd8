import { Maximize, Minimize } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Key } from '../shared/key.tsx';
import { usePreference } from '../state/device-preference.ts';
import { switchFocusMode, useFocusMode } from '../state/focus-mode.ts';
import { useKeysOn } from '../state/keys/keys-preference.ts';
import { padShown } from '../state/pad-preference.ts';
import { useOpenReview } from '../state/review-context.ts';

/** Does the same as F; only in windows large enough. */
export function FocusButton() {
  const review = useOpenReview();
  const isOn = useFocusMode();
  const keysOn = useKeysOn();
  // F is an outcome while the code pad is open.
  const isPadOn = usePreference(padShown) && !review.store.isReadOnly;
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-pressed={isOn}
      title={isOn ? 'Leave focus mode' : 'Focus mode: enlarge the video'}
      icon={isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      className="hidden px-2 fit:inline-flex"
      onClick={() => switchFocusMode(review)}
    >
      <span className={isOn ? 'sr-only' : 'max-xl:sr-only'}>
        Focus<span className="sr-only"> mode</span>
      </span>
      {keysOn && <Key>{isPadOn ? '⇧F' : 'F'}</Key>}
    </Button>
  );
}
