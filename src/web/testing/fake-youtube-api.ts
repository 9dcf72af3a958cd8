// A stand-in for YouTube's IFrame Player API, for tests of screens and for journeys: nothing leaves this machine.

/** What a fake player lets tests see and do. */
export interface FakePlayer {
  videoId: string;
  /** Position in seconds; it advances with `FakeYouTube.now`, times the speed, while the player plays. */
  time: number;
  rate: number;
  /** As the API counts them: −1 unstarted, 0 ended, 1 playing, 2 paused, 3 buffering, 5 cued. */
  playerState: number;
  destroyed: boolean;
  /** As if the person pressed pause in the player. */
  pauseVideo(): void;
  /** Reports an error of the API's, e.g. 150. */
  fail(code: number): void;
}

/** What the page holds while the fake is installed. */
export interface FakeYouTube {
  /** Every player made since, the latest last. */
  players: FakePlayer[];
  /** Length of every video in seconds. */
  duration: number;
  /** When set, each new player reports this error instead of starting. */
  failNextWith: number | null;
  /** Videos that a player that is there cannot go on to: they are gone (100). */
  goneVideos: string[];
  /** The clock of all players, in milliseconds: the page's own, unless a test puts one here that it moves itself. */
  now(): number;
}

declare global {
  interface Window {
    fakeYouTube?: FakeYouTube;
  }
}

/**
 * Puts the fake into the page. Self-contained: journeys send its source text to the browser instead of YouTube's script.
 */
export function installFakeYouTubeApi(): FakeYouTube {
  interface Events {
    onReady(): void;
    onStateChange(event: { data: number }): void;
    onPlaybackRateChange(event: { data: number }): void;
    onError(event: { data: number }): void;
  }

  const fake: FakeYouTube = {
    players: [],
    duration: 600,
    failNextWith: null,
    goneVideos: [],
    now: () => performance.now(),
  };

  class Player implements FakePlayer {
    videoId: string;
    rate = 1;
    playerState = -1;
    destroyed = false;
    #position = 0;
    #since = 0;
    #events: Events;
    #frame: HTMLIFrameElement;

    constructor(frame: HTMLIFrameElement, { events }: { events: Events }) {
      this.#frame = frame;
      this.#events = events;
      this.videoId = new URL(frame.src).pathname.split('/').at(-1) ?? '';
      fake.players.push(this);
      setTimeout(() => {
        if (this.destroyed) return;
        events.onReady();
        events.onStateChange({ data: -1 });
        if (fake.failNextWith !== null) this.fail(fake.failNextWith);
        fake.failNextWith = null;
      }, 20);
    }

    get time(): number {
      const elapsed = this.playerState === 1 ? ((fake.now() - this.#since) / 1000) * this.rate : 0;
      return Math.min(this.#position + elapsed, fake.duration);
    }

    #setState(state: number, position = this.time): void {
      this.#position = position;
      this.#since = fake.now();
      this.playerState = state;
      setTimeout(() => {
        if (!this.destroyed && this.playerState === state) this.#events.onStateChange({ data: state });
      }, 0);
    }

    fail(code: number): void {
      this.#setState(-1);
      this.#events.onError({ data: code });
    }

    playVideo(): void {
      this.#setState(1);
    }
    pauseVideo(): void {
      if (this.playerState !== 2) this.#setState(2);
    }
    seekTo(seconds: number): void {
      // As documented: a paused player stays paused, any other begins to play.
      this.#setState(this.playerState === 2 ? 2 : 1, seconds);
    }
    cueVideoById({ videoId, startSeconds = 0 }: { videoId: string; startSeconds?: number }): void {
      this.videoId = videoId;
      this.#setState(5, startSeconds);
    }
    loadVideoById({ videoId, startSeconds = 0 }: { videoId: string; startSeconds?: number }): void {
      this.videoId = videoId;
      if (fake.goneVideos.includes(videoId)) setTimeout(() => !this.destroyed && this.fail(100), 0);
      else this.#setState(1, startSeconds);
    }
    getCurrentTime(): number {
      return this.time;
    }
    getDuration(): number {
      return fake.duration;
    }
    getPlayerState(): number {
      return this.playerState;
    }
    setPlaybackRate(rate: number): void {
      this.#position = this.time;
      this.#since = fake.now();
      this.rate = rate;
      setTimeout(() => !this.destroyed && this.#events.onPlaybackRateChange({ data: rate }), 0);
    }
    getPlaybackRate(): number {
      return this.rate;
    }
    getAvailablePlaybackRates(): number[] {
      return [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
    }
    destroy(): void {
      this.destroyed = true;
      this.#frame.remove();
    }
  }

  const page = window as unknown as { YT: unknown; fakeYouTube: FakeYouTube; onYouTubeIframeAPIReady?: () => void };
  page.YT = { Player };
  page.fakeYouTube = fake;
  setTimeout(() => page.onYouTubeIframeAPIReady?.(), 0);
  return fake;
}
