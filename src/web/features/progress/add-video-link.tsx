// The link to the add-video form, for empty screens.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { mayUploadVideo } from '#domain/people/permissions.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';

/** A primary link for players who may add a video; a secondary one for players without credits. */
export function AddVideoLink() {
  const mayAdd = mayUploadVideo(useCurrentUser()).allowed;
  return mayAdd ? (
    <Link to="/player/videos" search={{ add: true }} className={buttonStyles()}>
      {t`Add a video`}
    </Link>
  ) : (
    <Link to="/player/videos" className={buttonStyles({ variant: 'secondary' })}>
      {t`How to send a video`}
    </Link>
  );
}
