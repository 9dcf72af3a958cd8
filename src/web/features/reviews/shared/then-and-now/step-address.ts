// Two videos in step, in the address: a reload or a link shows the same two instants.

import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { maxTimestamp } from '#domain/videos/videos.ts';

/** The skill compared, both videos, contact in the earlier one and the offset to contact in the current one, in seconds. */
export interface Step {
  skill: SingleSkill;
  thenId: string;
  nowId: string;
  seconds: number;
  offset: number;
}

const written = /^([a-z-]+)_([0-9a-f-]{36})_([0-9a-f-]{36})_(\d{1,5}(?:\.\d{1,2})?)_(-?\d{1,5}(?:\.\d{1,2})?)$/;

/** The value of `?step=`. */
export function writeStep({ skill, thenId, nowId, seconds, offset }: Step): string {
  const short = (value: number) => String(Math.round(value * 100) / 100);
  return [skill, thenId, nowId, short(seconds), short(offset)].join('_');
}

/** Reads `?step=`; null if it is none. */
export function readStep(value: unknown): Step | null {
  const [, name, thenId, nowId, at, between] = (typeof value === 'string' && written.exec(value)) || [];
  const skill = singleSkills.find((one) => one === name);
  const [seconds, offset] = [Number(at), Number(between)];
  if (!skill || !thenId || !nowId || seconds > maxTimestamp || seconds + offset < 0) return null;
  return { skill, thenId, nowId, seconds, offset };
}

/** The step in the address, and how to change it; null removes it. */
export function useStepAddress(): [Step | null, (step: Step | null) => void] {
  const value = useRouterState({ select: ({ location }) => (location.search as { step?: unknown }).step });
  const navigate = useNavigate();
  const set = useCallback(
    (step: Step | null) =>
      void navigate({
        to: '.',
        search: ((before: object) => ({ ...before, step: step ? writeStep(step) : undefined })) as never,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return [readStep(value), set];
}
