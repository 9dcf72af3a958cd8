// The way to the form that adds a video, from screens that have nothing yet.

import { Link } from '@tanstack/react-router';
import { mayUploadVideo } from '#domain/people/permissions.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';

/** The loud next step for a player who may add a video; for one without credits the quiet way to what it takes. */
export function AddVideoLink() {
  const mayAdd = mayUploadVideo(useCurrentUser()).allowed;
  return mayAdd ? (
    <Link to="/player/videos" search={{ add: true }} className={buttonStyles()}>
      Add a video
    </Link>
  ) : (
    <Link to="/player/videos" className={buttonStyles({ variant: 'secondary' })}>
      How to send a video
    </Link>
  );
}
