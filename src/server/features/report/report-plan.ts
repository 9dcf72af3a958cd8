// What of a report fits: all on one sheet where it can, otherwise as much as two can hold.

import { maxReportNotes, type ReportFacts, type ReportNote, type ReportPriority } from './report-facts.ts';
import { fitted, linesOf } from './report-text.ts';

const [height, margin, head, foot] = [842, 36, 107, 40];

/** How wide and high things are: points (A4 is 595 × 842), and about how many characters a line holds. */
export const sheet = {
  margin,
  head,
  foot,
  /** Left for content: on the first sheet below the head, on the next one. */
  first: height - head - foot - 16,
  next: height - margin - foot,
  textLine: 12.6,
  textWidth: 85,
  smallLine: 11.6,
  cardWidth: { one: 112, two: 52 },
  noteRow: 44,
  boards: 100,
  boardsInRow: 4,
} as const;

/** The fewest and the most rows of notes, two in a row: fewer tell little, more are for the screen. */
const noteRows = { min: 3, max: maxReportNotes / 2 } as const;

/** The parts of a report that are cut to what fits. */
export interface ReportPlan {
  texts: { heading: string; text: string; lines: number; isCut: boolean }[];
  /** In the order of the video. */
  notes: ReportNote[];
  /** Those of the shown notes that have a court board, as many as fit in a row. */
  boards: ReportNote[];
}

/** Chooses how many lines each text gets, and how many notes and boards there is room for. */
export function planReport(facts: ReportFacts): ReportPlan {
  const { notes } = facts;
  const wanted = facts.texts.map(({ text }) => linesOf(text, sheet.textWidth));
  const linesWanted = sum(wanted);
  const fixed =
    heightOfSkills(facts) + heightOfPriorities(facts.priorities) + heightOfCounts(facts) + 6 * wanted.length;
  const fewNotes = heightOfNotes(Math.min(Math.ceil(notes.length / 2), noteRows.min));
  const isOneSheet = fixed + linesWanted * sheet.textLine + fewNotes <= sheet.first;
  // On two sheets some room is lost where blocks do not break.
  const room = (isOneSheet ? sheet.first : sheet.first + sheet.next - 84) - fixed;
  const withBoards = fewNotes + sheet.boards;
  const share = (room - (isOneSheet ? fewNotes : withBoards)) / sheet.textLine / Math.max(linesWanted, 1);
  const texts = facts.texts.map(({ heading, text }, index) => {
    const lines = Math.max(Math.floor((wanted[index] ?? 0) * Math.min(share, 1)), Math.min(wanted[index] ?? 0, 3));
    return { heading, lines, ...fitted(text, lines, sheet.textWidth) };
  });
  const forNotes = room - sum(texts.map(({ lines, isCut }) => lines + (isCut ? 1 : 0))) * sheet.textLine;
  const hasBoards = forNotes >= withBoards && notes.some(({ board }) => board !== null);
  const rows = Math.floor((forNotes - heightOfNotes(0) - (hasBoards ? sheet.boards : 0)) / sheet.noteRow);
  const shown = notes.slice(0, 2 * Math.min(Math.max(rows, noteRows.min), noteRows.max));
  const drawn = hasBoards ? shown.filter(({ board }) => board !== null).slice(0, sheet.boardsInRow) : [];
  return { texts, notes: inOrder(shown), boards: inOrder(drawn) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function inOrder(notes: readonly ReportNote[]): ReportNote[] {
  return notes.toSorted((one, other) => one.timestamp - other.timestamp);
}

function heightOfNotes(rows: number): number {
  return 24 + rows * sheet.noteRow;
}

/** The skills stand in columns of three. */
function heightOfSkills({ skills }: ReportFacts): number {
  return skills.length === 0 ? 0 : 22 + 3 * 22;
}

function heightOfPriorities(priorities: readonly ReportPriority[]): number {
  const width = priorities.length === 1 ? sheet.cardWidth.one : sheet.cardWidth.two;
  const heights = priorities.map(({ focus, drill }) => {
    const texts = [focus, ...(drill ? [drill.aim, ...drill.steps] : [])];
    return 50 + sum(texts.map((text) => linesOf(text, width))) * sheet.smallLine;
  });
  return heights.length === 0 ? 0 : 28 + Math.max(...heights);
}

function heightOfCounts({ counts, rallies }: ReportFacts): number {
  if (counts === null && rallies === null) return 0;
  return 24 + (1 + Math.ceil((counts?.lines.length ?? 0) / 2)) * sheet.smallLine;
}
