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

export interface LevelState {
  isVerified: boolean;
  withdrawn: { on: string; by: string } | null;
}

/** "**1** video", "**5** videos". */
export const counted =
  (one: string, many: string) =>
  (count: number): string =>
    `**${count}** ${count === 1 ? one : many}`;
