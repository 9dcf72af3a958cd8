// A message of a club as its readers see it.

import { t } from '@lingui/core/macro';
import { MessageText } from '#web/ui/message-text.tsx';

/** Where the picture of a message is, for its readers and its writers. */
export const messagePicture = (messageId: string) => `/api/club-messages/${messageId}/picture.jpg`;

interface MessageBodyProps {
  clubName: string;
  text: string;
  /** Address of the picture; null without one. */
  picture: string | null;
}

/** Picture, then the words with their lines and links. */
export function MessageBody({ clubName, text, picture }: MessageBodyProps) {
  return (
    <div className="grid gap-5">
      {picture !== null && (
        <img
          src={picture}
          alt={t`Chosen by ${{ club: clubName }}`}
          className="h-auto max-h-[32rem] w-full rounded-lg bg-surface-sunken object-contain"
        />
      )}
      <p className="max-w-[70ch] text-pretty">
        <MessageText text={text} />
      </p>
    </div>
  );
}
