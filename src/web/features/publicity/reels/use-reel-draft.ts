// The reel draft: title and clips, saved automatically.

import { useCallback, useEffect, useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Reel, ReelClip, ReelMoment } from '#contract/publicity/reels.ts';
import { isBlank } from '#domain/plain-text.ts';
import { clipLength, maxClips, movedEdge, reelTextLimits } from '#domain/publicity/clips.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { type DraftLocation, forgetDraft, keepDraft, readDraft } from '#web/lib/forms/draft-store.ts';
import { usePlace } from '#web/lib/forms/form-draft.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';

/** A clip with a list key, since a moment may appear twice. */
export type DraftClip = ReelClip & { key: string };

/** Milliseconds after the last change before saving. */
const pause = 700;

let counter = 0;
const keyed = (clip: ReelClip): DraftClip => ({ ...clip, key: `clip-${(counter += 1)}` });

/** The stored fields of a clip. */
const stored = ({ videoId, noteId, start, end, caption }: ReelClip) => ({ videoId, noteId, start, end, caption });

/** The unsaved draft on this device, with its base version. */
interface Unsaved {
  version: number;
  title: string;
  clips: ReturnType<typeof stored>[];
}

function readUnsaved(place: DraftLocation): Unsaved | undefined {
  const kept = readDraft(place) as Unsaved | undefined;
  return Array.isArray(kept?.clips) ? kept : undefined;
}

function isSame(one: Omit<Unsaved, 'version'>, other: Omit<Unsaved, 'version'>): boolean {
  return JSON.stringify([one.title, one.clips]) === JSON.stringify([other.title, other.clips]);
}

/** Restores a draft; player and consent come from the server's clips. */
function restored(reel: Reel, { title, clips, version }: Unsaved): Pick<Reel, 'title' | 'clips' | 'version'> {
  const found = clips.flatMap((kept) => {
    const clip = reel.clips.find(({ videoId, noteId }) => videoId === kept.videoId && noteId === kept.noteId);
    return clip ? [{ ...clip, ...kept }] : [];
  });
  return { title, clips: found, version };
}

/**
 * The draft and its actions. Saves run one at a time; leaving the screen sends pending changes, and unsaved ones
 * stay on this device.
 */
export function useReelDraft(reel: Reel) {
  const place = usePlace(`reel:${reel.id}`);
  const [unsaved] = useState(() => {
    const kept = readUnsaved(place);
    return kept && !isSame(kept, { title: reel.title, clips: reel.clips.map(stored) }) ? kept : undefined;
  });
  const [begun] = useState(() => (unsaved ? restored(reel, unsaved) : reel));
  const [title, setTitle] = useState(begun.title);
  const [clips, setClips] = useState(() => begun.clips.map(keyed));
  /** Number of changes, the last one sent, and the last one that the server has. */
  const [changes, setChanges] = useState(unsaved ? 1 : 0);
  const [sent, setSent] = useState(0);
  const [saved, setSaved] = useState(0);
  const sending = useRef(0);
  const version = useRef(begun.version);
  const save = useCall(endpoints.saveReel, {
    onSuccess: (answer) => {
      version.current = answer.version;
      setSaved(sending.current);
      // Also after leaving the screen. Newer changes still need saving.
      const kept = readUnsaved(place);
      if (kept && isSame(kept, { title: answer.title, clips: answer.clips.map(stored) })) forgetDraft(place);
      else if (kept) keepDraft(place, { ...kept, version: answer.version } satisfies Unsaved);
    },
    onError: () => setSent(-1),
  });
  const isDirty = changes !== sent;
  const isTitled = !isBlank(title);

  const { mutate, isPending, isError } = save;
  const waiting = useRef<(() => void) | null>(null);
  const send = useCallback(() => {
    // At once: the screen may be left before the next render.
    waiting.current = null;
    setSent(changes);
    sending.current = changes;
    mutate({ params: { reelId: reel.id }, body: { version: version.current, title, clips: clips.map(stored) } });
  }, [changes, clips, title, mutate, reel.id]);

  const maySend = isDirty && isTitled && !isPending && !isError;
  useEffect(() => {
    waiting.current = maySend ? send : null;
    if (!maySend) return undefined;
    const timer = setTimeout(send, pause);
    return () => clearTimeout(timer);
  }, [maySend, send]);
  useEffect(() => () => waiting.current?.(), []);
  // Not by `isPending`, which may follow a render later: the copy would be gone while the answer is open.
  const isUnsaved = changes !== saved || isError;
  useEffect(() => {
    if (isUnsaved) {
      keepDraft(place, { version: version.current, title, clips: clips.map(stored) } satisfies Unsaved);
    } else forgetDraft(place);
    // oxlint-disable-next-line react/exhaustive-deps -- the place is the reel's
  }, [isUnsaved, title, clips]);

  function changed(): void {
    // Changed words may be accepted, so saving resumes.
    if (save.error instanceof ApiError && save.error.code === 'invalid_input') save.reset();
    setChanges((count) => count + 1);
  }
  function change(next: (clips: readonly DraftClip[]) => DraftClip[]): void {
    setClips(next);
    changed();
  }
  const changeOne = (key: string, next: (clip: DraftClip) => DraftClip) =>
    change((all) => all.map((clip) => (clip.key === key ? next(clip) : clip)));

  return {
    title,
    clips,
    isFull: clips.length >= maxClips,
    /** The save state. */
    state: isError ? ('failed' as const) : isDirty || isPending ? ('saving' as const) : ('saved' as const),
    error: save.error,
    retry: send,
    /** Discards unsaved changes. */
    discard: () => forgetDraft(place),
    rename(next: string): void {
      setTitle(next);
      changed();
    },
    /** Appends moments up to the limit. */
    add(moments: readonly ReelMoment[]): void {
      const made = moments.map((moment) =>
        keyed({ ...moment, caption: readableTitle(moment.title).slice(0, reelTextLimits.caption) }),
      );
      change((all) => [...all, ...made].slice(0, maxClips));
    },
    remove: (key: string) => change((all) => all.filter((clip) => clip.key !== key)),
    caption: (key: string, caption: string) => changeOne(key, (clip) => ({ ...clip, caption })),
    /** Moves an edge by seconds. */
    nudge: (key: string, edge: 'start' | 'end', by: number) =>
      changeOne(key, (clip) => ({ ...clip, ...movedEdge(clip, edge, by) })),
    /** Moves a clip to an index. */
    move(key: string, to: number): void {
      change((all) => {
        const from = all.findIndex((clip) => clip.key === key);
        const clip = all[from];
        if (!clip || to < 0 || to >= all.length) return [...all];
        return all.toSpliced(from, 1).toSpliced(to, 0, clip);
      });
    },
  };
}
export type ReelDraft = ReturnType<typeof useReelDraft>;

/** Whether an edge can move within a clip's limits. */
export function canNudge(clip: { start: number; end: number }, edge: 'start' | 'end', by: number): boolean {
  const moved = movedEdge(clip, edge, by);
  const length = moved.end - moved.start;
  return moved[edge] !== clip[edge] && length >= clipLength.min && length <= clipLength.max;
}
