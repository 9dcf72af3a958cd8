// What coaches and a club's managers ask about their own work, as their screens show it: only when a question needs it.

/** A coach's session to come. */
export interface CoachedSession {
  title: string;
  sessionDate: string;
  /** Time zone in which it was scheduled. */
  timeZone: string;
  place: string | null;
  players: readonly { name: string; answer: 'coming' | 'cant' | null }[];
}

export interface CoachData {
  timeZone: string | null;
  /** Name of the club; null without one. */
  club: () => Promise<string | null>;
  /** Upcoming, next first. */
  sessions: () => Promise<readonly CoachedSession[]>;
  /** Connected players by name, a page at most. */
  players: () => Promise<{ names: readonly string[]; hasMore: boolean }>;
  /** The open videos in the order of an evening, with the minutes that each takes, and how many reviews that rests on; 0 for the usual. */
  evening: () => Promise<{ minutes: readonly number[]; reviews: number }>;
}

export interface ClubData {
  /** Figures of the club's dashboard. */
  figures: () => Promise<ClubFigures>;
  /** By name. */
  groups: () => Promise<readonly { name: string; members: number }[]>;
  /** The club's name and its code to say on the phone. */
  code: () => Promise<{ name: string; code: string } | null>;
}

export interface ClubFigures {
  members: number;
  /** With a video or a session this month. */
  active: number;
  coaches: readonly string[];
  juniors: number;
  waiting: number;
  overdue: number;
  /** Median hours from sending to publishing in the last 30 days; null without a review. */
  hours: number | null;
}
