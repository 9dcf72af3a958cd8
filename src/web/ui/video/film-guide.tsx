// How to film a court: where the phone goes, its settings, and the way to a link. In the help center and beside the link field.

import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

/** From the place of the phone to the link; a club with cameras skips to the last step. */
export function FilmGuide() {
  return (
    <ol className="grid gap-8">
      <Step title={t`Put the phone high, behind the middle of the back wall`} drawing={<HeightDrawing />}>
        <p>
          {t`Fix it to the mesh at about 3 m, on its side. From there the coach sees over the net. Below 1.8 m the net is in front of the whole far half, and the players near you hide the others.`}
        </p>
        <p>{t`No mount? A balcony or a stand behind the court works too.`}</p>
      </Step>
      <Step title={t`Get the whole court in the picture`} drawing={<PictureDrawing />}>
        <p>
          {t`Use the widest lens (0.5×). Both far corners and the net must be in the picture, and some air above the far wall for lobs. Then don’t move it: no zoom, and no one holding it.`}
        </p>
      </Step>
      <Step title={t`Check the phone before you press record`}>
        <ul>
          <li>{t`1080p at 30 frames a second or more.`}</li>
          <li>{t`Enough space: an hour at 1080p can take 8 GB.`}</li>
          <li>{t`Charged, or on a power bank, and on Do Not Disturb: a call can end the recording.`}</li>
          <li>{t`The other three players agree to be filmed.`}</li>
        </ul>
      </Step>
      <Step title={t`Upload it to YouTube as Unlisted`}>
        <ol>
          <li>{t`In the YouTube app, tap + and choose “Upload a video”.`}</li>
          <li>{t`Pick your recording and give it a title.`}</li>
          <li>{t`Set “Visibility” to “Unlisted”. A private video won’t work, and a public one can be found by anyone.`}</li>
          <li>{t`Upload it, then tap “Share” and “Copy link”. Paste it into “Video link”.`}</li>
        </ol>
        <p>{t`Longer than 15 minutes? YouTube first asks you to verify your phone number, once, at youtube.com/verify.`}</p>
      </Step>
      <Step title={t`Or let the club’s cameras film`}>
        <p>
          {t`If your court has Matchi cameras, open the recording in Matchi.tv and copy its link. Recordings may be deleted after about three days, so send it soon, or upload a copy to YouTube.`}
        </p>
      </Step>
    </ol>
  );
}

interface StepProps {
  title: string;
  drawing?: ReactNode;
  children: ReactNode;
}

function Step({ title, drawing, children }: StepProps) {
  return (
    <li className="grid content-start items-start gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid max-w-[60ch] content-start gap-2 text-ink-muted [&_li]:mt-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5">
        <h3 className="text-base text-ink">{title}</h3>
        {children}
      </div>
      {drawing}
    </li>
  );
}

/** The court from the side, to scale: walls of 4 m (3 m of glass), net 0.88 m high in the middle, and a phone at 3 m. */
function HeightDrawing() {
  return (
    <svg
      viewBox="-1.4 -4.9 22.8 5.7"
      role="img"
      aria-label={t`From the side: the phone on the back wall at 3 m sees over the net to the far half`}
      className="w-full rounded-lg bg-court"
    >
      <path d="M-0.2 -3L20 0V0H14.15Z" className="fill-accent" opacity="0.35" />
      <path
        d="M-0.2 -3L14.15 0M-0.2 -3L20 -3.6"
        className="stroke-accent"
        strokeWidth="0.08"
        strokeDasharray="0.3 0.2"
      />
      <path d="M-1.2 0H21.2" className="stroke-on-court" strokeWidth="0.14" />
      <path d="M0 0V-3M20 0V-3" className="stroke-on-court" strokeWidth="0.2" />
      <path d="M0 -3V-4M20 -3V-4" className="stroke-on-court-muted" strokeWidth="0.14" strokeDasharray="0.2 0.14" />
      <path d="M10 0V-0.88" className="stroke-on-court" strokeWidth="0.2" />
      <PhoneMark x={-0.55} y={-3.35} />
      <text x="0.5" y="-1.3" fontSize="0.9" fontWeight="600" className="fill-on-court">
        3 m
      </text>
    </svg>
  );
}

/** What the phone should see: all of the far half, both sides and the net. */
function PictureDrawing() {
  return (
    <svg
      viewBox="0 0 24 13.5"
      role="img"
      aria-label={t`The picture: the far wall with both corners, the net across the middle, and air above`}
      className="w-full rounded-lg bg-court"
    >
      <path d="M8 3H16L23 12.9H1Z" className="fill-court stroke-on-court" strokeWidth="0.14" />
      <path d="M8 1.7V3M16 1.7V3M8 1.7H16" className="stroke-on-court-muted" fill="none" strokeWidth="0.12" />
      <path d="M7.35 3.9H16.65M3.2 9.8H20.8M12 3.9V9.8" className="stroke-on-court-muted" strokeWidth="0.1" />
      <path d="M5.6 6.1H18.4V5.2H5.6Z" className="fill-on-court" opacity="0.25" />
      <path d="M5.6 5.2H18.4" className="stroke-on-court" strokeWidth="0.18" />
      {[
        [9.6, 4],
        [14.2, 4.2],
        [8, 8.6],
        [16, 8.2],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="0.5" className="fill-accent" />
      ))}
      <path
        d="M0.6 3V0.6H3M21 0.6H23.4V3M23.4 10.5V12.9H21M3 12.9H0.6V10.5"
        className="stroke-accent"
        fill="none"
        strokeWidth="0.25"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A phone, seen from the side. */
function PhoneMark({ x, y }: { x: number; y: number }) {
  return (
    <rect x={x} y={y} width="0.45" height="0.8" rx="0.12" className="fill-accent stroke-on-court" strokeWidth="0.08" />
  );
}
