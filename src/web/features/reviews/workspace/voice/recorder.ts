// The microphone, opened for one recording at a time.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';
import { type VoiceMediaType, voiceLimits, voiceMediaTypeOf } from '#domain/reviews/voice/voice-clips.ts';

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
  /** Ends it, to be kept unless false; null if there is nothing to keep. */
  stop(isKept?: boolean): Promise<Recorded | null>;
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

type Instead = 'typing' | 'without-voice';

/** Why the microphone was not opened, by what else the coach can do. */
const reasons: Record<Instead, Record<'blocked' | 'missing' | 'busy' | 'other', MessageDescriptor>> = {
  typing: {
    blocked: msg`Your browser blocks the microphone on this site. Allow it in the address bar, or type the note.`,
    missing: msg`No microphone was found. Connect one, or type the note.`,
    busy: msg`Another app is using the microphone. Close it, or type the note.`,
    other: msg`We couldn't open the microphone. Try again, or type the note.`,
  },
  'without-voice': {
    blocked: msg`Your browser blocks the microphone on this site. Allow it in the address bar, or switch your voice off.`,
    missing: msg`No microphone was found. Connect one, or switch your voice off.`,
    busy: msg`Another app is using the microphone. Close it, or switch your voice off.`,
    other: msg`We couldn't open the microphone. Try again, or switch your voice off.`,
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
        ? t`The microphone isn't available on this page yet. Reload the page, then speak.`
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

/** How long and how large a recording may be, in seconds and bytes; with `onPart`, what there is so far is handed out every few seconds. */
interface RecorderLimits {
  maxSeconds: number;
  maxBytes: number;
  onPart?: (parts: readonly Blob[]) => void;
}

/** Milliseconds between two parts. */
const partMs = 5000;

/** How often, and after how many milliseconds, a recording that is stopped is asked for its first sound. */
const [lateTries, lateMs] = [60, 50];

/** Starts recording from an open microphone. */
export function startRecorder(stream: MediaStream, limits: RecorderLimits = voiceLimits): Recorder {
  const { maxSeconds, maxBytes, onPart } = limits;
  const recorder = new MediaRecorder(stream, { mimeType: form() ?? '', audioBitsPerSecond: bitsPerSecond });
  const parts: Blob[] = [];
  const ended = Promise.withResolvers<void>();
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) parts.push(data);
    onPart?.(parts);
  });
  recorder.addEventListener('stop', () => ended.resolve());
  recorder.addEventListener('error', () => ended.resolve());
  const meter = createMeter(stream);
  const since = performance.now();
  const seconds = () => Math.min((performance.now() - since) / 1000, maxSeconds);
  recorder.start(onPart && partMs);
  return {
    seconds,
    level: meter.level,
    async stop(isKept = true) {
      // What was said at once, on a busy machine: stopped now, it would be lost.
      const isLate = async () => recorder.state === 'recording' && (await soundOf(new Blob(parts))) === null;
      for (let left = isKept ? lateTries : 0; left > 0 && (await isLate()); left--) {
        recorder.requestData();
        await new Promise((resolve) => setTimeout(resolve, lateMs));
      }
      const length = Math.round(seconds() * 10) / 10;
      if (recorder.state !== 'inactive') recorder.stop();
      await ended.promise;
      closeMicrophone(stream);
      meter.close();
      if (!isKept) return null;
      const sound = new Blob(parts);
      const mediaType = await soundOf(sound);
      if (mediaType === null || sound.size > maxBytes) return null;
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
export async function soundOf(blob: Blob): Promise<VoiceMediaType | null> {
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
