// What the sentences of an answer say: texts are escaped, figures, days and times written in the language.

/** A player's videos by state. */
export interface VideoCounts {
  videos: number;
  analyzed: number;
  inReview: number;
}

/** The next training session. */
export interface SessionWords {
  title: string;
  moment: string;
  place: string | null;
  coach: string | null;
  objectives: string | null;
  /** How many more are booked after it. */
  later: number;
}

/** Who comes to a session. */
export interface SessionPeople {
  title: string;
  moment: string;
  coach: string | null;
  /** First names of the other players. */
  partners: readonly string[];
}

/** A request for the same situation. */
export interface SituationWords {
  skill: string;
  focus: string;
  /** The day until which it is asked for. */
  by: string;
  /** Of the video whose review asks. */
  title: string;
}

/** How many of the open videos fit into so many minutes, and what all take. */
export interface EveningWords {
  fitting: number;
  open: number;
  minutes: number;
  all: number;
  /** How many reviews the pace rests on; 0 for the usual. */
  reviews: number;
}

/** A verified level of a ranking evening. */
export interface EveningLevelWords {
  title: string;
  day: string;
  level: string;
  coach: string;
  isWithdrawn: boolean;
}

export interface LevelState {
  isVerified: boolean;
  withdrawn: { on: string; by: string } | null;
}

/** "**1** video", "**5** videos". */
export const counted =
  (one: string, many: string) =>
  (count: number): string =>
    `**${count}** ${count === 1 ? one : many}`;
