// What coaches, a club's managers and administrators ask about their own work, as their screens show it: only when a question needs it.

/** A coach's session to come. */
export interface CoachedSession {
  title: string;
  sessionDate: string;
  /** Time zone in which it was scheduled. */
  timeZone: string;
  place: string | null;
  players: readonly { name: string; answer: 'coming' | 'cant' | null }[];
}

/** A player of a coach, by name. */
export interface CoachedName {
  id: string;
  firstName: string;
  lastName: string;
}

/** What a coach's list says about one player. */
export interface CoachedPlayer {
  id: string;
  name: string;
  /** 1.0–7.0; null for one who is not rated. */
  level: string | null;
  isLevelVerified: boolean;
  /** The last video sent, ISO 8601; null for none. */
  lastVideoAt: string | null;
  /** The coach's last review, session or message with the player, ISO 8601; null for none. */
  lastContactAt: string | null;
  /** Videos that wait for a review, the earliest due first. */
  waiting: readonly DueVideo[];
}

/** A video that waits for a review. */
export interface DueVideo {
  videoId: string;
  title: string;
  player: string;
  /** ISO 8601. */
  dueAt: string;
  /** Since when the link cannot be opened, ISO 8601. */
  pausedAt: string | null;
}

/** A ranking evening of a coach or a club. */
export interface StaffEvening {
  id: string;
  title: string;
  /** ISO 8601 day. */
  heldOn: string;
  isFinished: boolean;
  players: number;
  /** Of those, with a level and its moments, or left out. */
  ready: number;
}

/** What coaches and managers both ask. */
interface StaffData {
  timeZone: string | null;
  /** How many are overdue, and the next few that are due, the earliest first. */
  due: () => Promise<{ overdue: number; next: readonly DueVideo[] }>;
  /** The latest first. */
  evenings: () => Promise<readonly StaffEvening[]>;
}

export interface CoachData extends StaffData {
  /** Name of the club; null without one. */
  club: () => Promise<string | null>;
  /** Upcoming, next first. */
  sessions: () => Promise<readonly CoachedSession[]>;
  /** Connected players by name, a page at most. */
  players: () => Promise<{ names: readonly string[]; hasMore: boolean }>;
  /** Names of all connected players, 2,000 at most. */
  names: () => Promise<readonly CoachedName[]>;
  /** One of them; null once the connection has ended. */
  player: (id: string) => Promise<CoachedPlayer | null>;
  /** The open videos in the order of an evening, with the minutes that each takes, and how many reviews that rests on; 0 for the usual. */
  evening: () => Promise<{ minutes: readonly number[]; reviews: number }>;
}

export interface ClubData extends StaffData {
  /** Figures of the club's dashboard. */
  figures: () => Promise<ClubFigures>;
  /** By name. */
  groups: () => Promise<readonly { name: string; members: number }[]>;
  /** The club's name and its code to say on the phone. */
  code: () => Promise<{ name: string; code: string } | null>;
  /** Members without a coach. */
  withoutCoach: () => Promise<number>;
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

export interface AdminData {
  /** Counts of the last so many days, and what is open now. @param days 1 for today */
  figures: (days: number) => Promise<AdminFigures>;
}

export interface AdminFigures {
  days: number;
  /** Active accounts now. */
  people: { players: number; coaches: number; managers: number; administrators: number };
  signUps: number;
  /** People who sent a video or a message, or published a review. */
  activePeople: number;
  videos: number;
  reviews: number;
  messages: number;
  /** Videos that wait for a review now. */
  open: number;
  overdue: number;
}
