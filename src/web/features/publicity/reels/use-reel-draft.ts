// The reel that is being made: its title and clips, which save themselves.

import { useCallback, useEffect, useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Reel, ReelClip, ReelMoment } from '#contract/publicity/reels.ts';
import { isBlank } from '#domain/plain-text.ts';
import { clipLength, maxClips, movedEdge } from '#domain/publicity/clips.ts';
import { type DraftLocation, forgetDraft, keepDraft, readDraft } from '#web/lib/forms/draft-store.ts';
import { usePlace } from '#web/lib/forms/form-draft.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';

/** A clip with a name of its own in the list, since a moment may stand in a reel twice. */
export type DraftClip = ReelClip & { key: string };

/** Milliseconds after the last change: typing is saved once. */
const pause = 700;

let counter = 0;
const keyed = (clip: ReelClip): DraftClip => ({ ...clip, key: `clip-${(counter += 1)}` });

/** What is sent of a clip. */
const stored = ({ videoId, noteId, start, end, caption }: ReelClip) => ({ videoId, noteId, start, end, caption });

/** What this device keeps until it is saved, and the version it was written over. */
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

/** Of a clip no more is kept than what is sent: whose it is, and whether it may be shown, the server says again. */
function restored(reel: Reel, { title, clips, version }: Unsaved): Pick<Reel, 'title' | 'clips' | 'version'> {
  const found = clips.flatMap((kept) => {
    const clip = reel.clips.find(({ videoId, noteId }) => videoId === kept.videoId && noteId === kept.noteId);
    return clip ? [{ ...clip, ...kept }] : [];
  });
  return { title, clips: found, version };
}

/**
 * Title, clips and what can be done with them. One save is on its way at a time; leaving the screen sends what waits, and what could not be
 * saved is kept on this device until it is.
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
  /** Counts changes; the last one that was sent. */
  const [changes, setChanges] = useState(unsaved ? 1 : 0);
  const [sent, setSent] = useState(0);
  const version = useRef(begun.version);
  const save = useCall(endpoints.saveReel, {
    onSuccess: (saved) => {
      version.current = saved.version;
      // Of a screen that has been left as well. What has been changed since is still to be saved.
      const kept = readUnsaved(place);
      if (kept && isSame(kept, { title: saved.title, clips: saved.clips.map(stored) })) forgetDraft(place);
      else if (kept) keepDraft(place, { ...kept, version: saved.version } satisfies Unsaved);
    },
    onError: () => setSent(-1),
  });
  const isDirty = changes !== sent;
  const isTitled = !isBlank(title);

  const { mutate, isPending, isError } = save;
  const send = useCallback(() => {
    setSent(changes);
    mutate({ params: { reelId: reel.id }, body: { version: version.current, title, clips: clips.map(stored) } });
  }, [changes, clips, title, mutate, reel.id]);

  const waiting = useRef<(() => void) | null>(null);
  const maySend = isDirty && isTitled && !isPending && !isError;
  useEffect(() => {
    waiting.current = maySend ? send : null;
    if (!maySend) return undefined;
    const timer = setTimeout(send, pause);
    return () => clearTimeout(timer);
  }, [maySend, send]);
  useEffect(() => () => waiting.current?.(), []);
  const isUnsaved = isDirty || isPending || isError;
  useEffect(() => {
    if (isUnsaved) {
      keepDraft(place, { version: version.current, title, clips: clips.map(stored) } satisfies Unsaved);
    } else forgetDraft(place);
    // oxlint-disable-next-line react/exhaustive-deps -- the place is the reel's
  }, [isUnsaved, title, clips]);

  function changed(): void {
    // What was refused for its words is saved as soon as they are others.
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
    /** What became of the changes: refused ones are kept on the screen. */
    state: isError ? ('failed' as const) : isDirty || isPending ? ('saving' as const) : ('saved' as const),
    error: save.error,
    retry: send,
    /** Gives up what is not saved. */
    discard: () => forgetDraft(place),
    rename(next: string): void {
      setTitle(next);
      changed();
    },
    /** Adds moments at the end, as many as there is room for. */
    add(moments: readonly ReelMoment[]): void {
      const made = moments.map((moment) => keyed({ ...moment, caption: moment.title.slice(0, 120) }));
      change((all) => [...all, ...made].slice(0, maxClips));
    },
    remove: (key: string) => change((all) => all.filter((clip) => clip.key !== key)),
    caption: (key: string, caption: string) => changeOne(key, (clip) => ({ ...clip, caption })),
    /** Moves an edge by some seconds. */
    nudge: (key: string, edge: 'start' | 'end', by: number) =>
      changeOne(key, (clip) => ({ ...clip, ...movedEdge(clip, edge, by) })),
    /** Puts a clip at another place, counted from 0. */
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

/** Whether an edge can go further out or in: at the limits of a clip nothing moves. */
export function canNudge(clip: { start: number; end: number }, edge: 'start' | 'end', by: number): boolean {
  const moved = movedEdge(clip, edge, by);
  const length = moved.end - moved.start;
  return moved[edge] !== clip[edge] && length >= clipLength.min && length <= clipLength.max;
}
