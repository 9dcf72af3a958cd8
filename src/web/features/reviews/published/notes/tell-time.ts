// Where nobody can drive the video (Matchi), the person goes to a time themselves.

import type { NoteMoment } from '#domain/reviews/note-ranges.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** Says which time to go to, and until when to watch; the time is copied, to be typed into Matchi's player. */
export async function tellTime({ timestamp, endTimestamp }: NoteMoment): Promise<void> {
  const time = formatClockTime(timestamp);
  const copied = await copyText(time);
  const words = [
    endTimestamp !== null && `Watch until ${formatClockTime(endTimestamp)}.`,
    copied && 'The time is on your clipboard.',
  ].filter(Boolean);
  toast({
    title: `Go to ${time} in the Matchi player`,
    ...(words.length > 0 && { description: words.join(' ') }),
  });
}
