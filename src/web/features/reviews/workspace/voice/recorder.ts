// The microphone, opened for one recording at a time.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';
import { type VoiceMediaType, voiceMediaTypeOf } from '#domain/reviews/voice/voice-clips.ts';

/** Enough for speech, and a minute stays far below the server's limit. */
const bitsPerSecond = 32_000;

/** Recording formats, the best first. */
const wanted = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

/** A finished recording. */
export interface Recorded {
  blob: Blob;
  seconds: number;
  mediaType: VoiceMediaType;
}

/** A recording in progress. */
export interface Recorder {
  /** Seconds so far. */
  seconds(): number;
  /** The current level: 0 for silence, 1 for the loudest. */
  level(): number;
  /** What was recorded until a second ago, in order. */
  parts(): readonly Blob[];
  /** Ends it and closes the microphone; null if it is longer than allowed. */
  stop(): Promise<Recorded | null>;
}

/** Why recording is impossible, as a sentence with what to do. */
export class MicrophoneError extends Error {}

/** Whether this browser can record. */
export function canRecord(): boolean {
  return (
    window.MediaRecorder !== undefined &&
    typeof navigator.mediaDevices?.getUserMedia === 'function' &&
    form() !== undefined
  );
}

function form(): string | undefined {
  return wanted.find((one) => MediaRecorder.isTypeSupported(one));
}

/**
 * Opens the microphone, asking for permission if needed.
 *
 * @param instead what else the coach can do: type what they would say, or record without their voice
 * @throws MicrophoneError
 */
export async function openMicrophone(instead: Instead = 'typing'): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    throw new MicrophoneError(reason(error, instead));
  }
}

/** What else the coach can do. */
type Instead = 'typing' | 'without-voice';

/** Why the microphone was not opened, by what else the coach can do. */
const reasons: Record<Instead, Record<'blocked' | 'missing' | 'busy' | 'silent' | 'other', MessageDescriptor>> = {
  typing: {
    blocked: msg`Your browser blocks the microphone on this site. Allow it in the address bar, or type the note.`,
    missing: msg`No microphone was found. Connect one, or type the note.`,
    busy: msg`Another app is using the microphone. Close it, or type the note.`,
    silent: msg`No sound comes from the microphone. Check that it is on, or type the note.`,
    other: msg`We couldn’t open the microphone. Try again, or type the note.`,
  },
  'without-voice': {
    blocked: msg`Your browser blocks the microphone on this site. Allow it in the address bar, or switch your voice off.`,
    missing: msg`No microphone was found. Connect one, or switch your voice off.`,
    busy: msg`Another app is using the microphone. Close it, or switch your voice off.`,
    silent: msg`No sound comes from the microphone. Check that it is on, or switch your voice off.`,
    other: msg`We couldn’t open the microphone. Try again, or switch your voice off.`,
  },
};

/** The message for a browser error. */
function reason(error: unknown, instead: Instead): string {
  const name = error instanceof DOMException ? error.name : '';
  const { blocked, missing, busy, other } = reasons[instead];
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return isForbiddenHere()
        ? t`The microphone isn’t available on this page yet. Reload the page, then speak.`
        : say(blocked);
    case 'NotFoundError':
    case 'OverconstrainedError':
      return say(missing);
    case 'NotReadableError':
    case 'AbortError':
      return say(busy);
    default:
      return say(other);
  }
}

/** The page was sent with a policy that forbids it: another screen led here without a reload. */
function isForbiddenHere(): boolean {
  const { featurePolicy } = document as Document & { featurePolicy?: { allowsFeature(name: string): boolean } };
  return featurePolicy?.allowsFeature('microphone') === false;
}

/** Closes the microphone, and with it the browser's indicator. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Milliseconds of sound in one part of a recording. */
const partMs = 1000;

/** How often a microphone is asked for its first sound, in milliseconds. */
const askMs = 50;

interface RecorderOptions {
  /** Longest recording in seconds, and its bytes. */
  limits: { maxSeconds: number; maxBytes: number };
  /** Gives up and closes the microphone: nobody waits for it any more. */
  signal: AbortSignal;
  /** As of {@link openMicrophone}. */
  instead?: Instead;
}

/**
 * Opens the microphone and records. Resolves with the first sound, which a busy device delivers seconds late: what is said after it is
 * kept. A device that stops before is opened once more.
 *
 * @throws MicrophoneError; the signal's reason if it gave up
 */
export async function startRecorder(options: RecorderOptions): Promise<Recorder> {
  const recorder = (await record(options)) ?? (await record(options));
  if (!recorder) throw new MicrophoneError(say(reasons[options.instead ?? 'typing'].silent));
  return recorder;
}

/** Records from the first sound; null if the device stopped before it. */
async function record({ limits, signal, instead = 'typing' }: RecorderOptions): Promise<Recorder | null> {
  const stream = await openMicrophone(instead);
  if (!stream.active) return null;
  const recorder = new MediaRecorder(stream, { mimeType: form() ?? '', audioBitsPerSecond: bitsPerSecond });
  const parts: Blob[] = [];
  const ended = Promise.withResolvers<void>();
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) parts.push(data);
  });
  recorder.addEventListener('stop', () => ended.resolve());
  recorder.addEventListener('error', () => ended.resolve());
  const meter = createMeter(stream);
  let isClosed = false;

  async function end(): Promise<void> {
    if (recorder.state !== 'inactive') recorder.stop();
    await ended.promise;
    if (isClosed) return;
    isClosed = true;
    closeMicrophone(stream);
    meter.close();
  }

  recorder.start(partMs);
  const isSilent = async () => (await soundOf(new Blob(parts))) === null;
  // A stopped device ends the stream, and in Chromium not the recorder.
  while (stream.active && !signal.aborted && (await isSilent())) {
    recorder.requestData();
    await new Promise((resolve) => setTimeout(resolve, askMs));
  }
  if (signal.aborted || (await isSilent())) {
    await end();
    signal.throwIfAborted();
    return null;
  }

  const since = performance.now();
  const seconds = () => Math.min((performance.now() - since) / 1000, limits.maxSeconds);
  return {
    seconds,
    level: meter.level,
    parts: () => parts,
    async stop() {
      const length = Math.round(seconds() * 10) / 10;
      await end();
      const sound = new Blob(parts);
      const mediaType = await soundOf(sound);
      if (mediaType === null || sound.size > limits.maxBytes) return null;
      return { blob: new Blob([sound], { type: mediaType }), seconds: length, mediaType };
    },
  };
}

/** Measures the level. A browser that cannot shows silence, but still records. */
function createMeter(stream: MediaStream): { level(): number; close(): void } {
  try {
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    analyser.fftSize = 1024;
    audio.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    return {
      level() {
        analyser.getFloatTimeDomainData(samples);
        const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
        // Speech is 60 to 10 decibels below the loudest.
        return Math.min(Math.max((10 * Math.log10(power + 1e-9) + 60) / 50, 0), 1);
      },
      close: () => void audio.close(),
    };
  } catch {
    return { level: () => 0, close: () => {} };
  }
}

/** The format of what was recorded; null for what is no sound yet: a busy browser hands out single bytes at first. */
async function soundOf(blob: Blob): Promise<VoiceMediaType | null> {
  return voiceMediaTypeOf(new Uint8Array(await blob.arrayBuffer()));
}

/** A recording as it is sent. */
export async function asBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // In chunks: a call takes a limited number of arguments.
  const parts = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * 8192, (index + 1) * 8192)),
  );
  return btoa(parts.join(''));
}
