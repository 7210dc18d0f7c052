// What somebody knows of the rules of games and of principles of play, in the form of tritables/schemas/progress.json. Pages
// that show it have no Python. A reference model, tests/lessons/learner_model.py, makes the cases by
// which a test holds it.

import type { Learnt } from "../protocol/generated/scene";
import type { SavedLesson } from "../storage/lessonStorage";
import { type Evidence, type Memory, memoryOf, shows } from "./memory";

/** A rule or a principle of play was met, or answered. */
export interface Moment {
  /** Seconds since the beginning of 1970. */
  at: number;
  right?: boolean;
  /** The furthest step of help that was taken. */
  help?: number;
  /** Among how many answers it was chosen; what an older file does not say counts as two. */
  of?: number;
  /** How long the answer took, in milliseconds. */
  took?: number;
  /** The wrong rule that the answers were suspected to follow, by its id. */
  held?: string;
}

/** What a game is known by. No principle of play has the id of a rule. */
export const KINDS = ["rules", "principles"] as const;
export type Kind = (typeof KINDS)[number];

export interface GameProgress extends Partial<Record<Kind, Record<string, Moment[]>>> {
  /** When each step of the course was first done. */
  steps?: Record<string, number>;
}

export interface Progress {
  format: typeof FORMAT;
  name?: string | null;
  games: Record<string, GameProgress>;
}

export const FORMAT = "tritables-progress/2";
/** What is read, too: its moments have no more than time, right or wrong, and help. */
const BEFORE = "tritables-progress/1";
/** Among how many answers one was chosen, where nothing says so. */
const FEWEST = 2;
/** Of each rule this many are kept beside the first. */
const KEPT = 40;
const MOST_GAMES = 50;
const MOST_IDS = 500;
const LONGEST_NAME = 60;
const LONGEST_ID = 80;
const MOST_HELP = 4;
const MOST_ANSWERS = 1000;
const LONGEST_TIME = 86_400_000;
const MOST_LESSONS = 500;

export const STANDINGS = ["new", "met", "first", "practice", "known"] as const;
export type Standing = (typeof STANDINGS)[number];

export const emptyProgress = (): Progress => ({ format: FORMAT, name: null, games: {} });

/** A value of an object's own: no rule is called as what every object has. */
function own<T>(all: Record<string, T> | undefined, key: string): T | undefined {
  return all && Object.hasOwn(all, key) ? all[key] : undefined;
}

/** What happened with a rule or a principle of play. */
export function momentsOf(progress: Progress, game: string, id: string): Moment[] {
  const { rules, principles } = own(progress.games, game) ?? {};
  return own(rules, id) ?? own(principles, id) ?? [];
}

/** The rules and principles of play of a game that were met. */
export function metIn(progress: Progress, game: string): string[] {
  const known = own(progress.games, game);
  return KINDS.flatMap((kind) => Object.keys(known?.[kind] ?? {}));
}

export function stepsOf(progress: Progress, game: string): Record<string, number> {
  return own(progress.games, game)?.steps ?? {};
}

const level = ({ right }: Moment): number => (right === undefined ? -1 : Number(right));

function byTime(one: Moment, other: Moment): number {
  return (
    one.at - other.at ||
    level(one) - level(other) ||
    (one.help ?? 0) - (other.help ?? 0) ||
    (one.of ?? 0) - (other.of ?? 0) ||
    (one.took ?? 0) - (other.took ?? 0) ||
    byText(one.held ?? "", other.held ?? "")
  );
}

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Moments in order, each once: the first, the first answer, and the latest. */
export function inOrder(moments: readonly Moment[]): Moment[] {
  const sorted = [...moments].sort(byTime);
  const each = sorted.filter((one, nth) => nth === 0 || byTime(one, sorted[nth - 1] ?? one) !== 0);
  const answer = each.findIndex(isAnswer);
  return each.filter((_, nth) => nth === 0 || nth === answer || nth >= each.length - KEPT);
}

export const isAnswer = ({ right }: Moment): boolean => right !== undefined;

/** Whether the rule was shown in a worked example: nothing was asked, and all was told. */
export const isExample = ({ right, help }: Moment): boolean =>
  right === undefined && help === MOST_HELP;

/** What is known is worked out from this: answers, and examples. */
function evidenceOf(moments: readonly Moment[]): Evidence[] {
  return moments
    .filter((one) => isAnswer(one) || isExample(one))
    .map(({ at, right = null, help = 0, of = FEWEST }) => ({ at, right, help, of }));
}

/** The answers among these moments. */
export function answersOf(moments: readonly Moment[]): Evidence[] {
  return evidenceOf(moments).filter(({ right }) => right !== null);
}

/** What is believed of a rule after these moments. */
export const memoryAfter = (moments: readonly Moment[]): Memory => memoryOf(evidenceOf(moments));

/** How a learner stands with a rule: it stays known, also when it is due, until a wrong answer. */
export function standingOf(moments: readonly Moment[]): Standing {
  const answers = answersOf(moments);
  if (answers.length === 0) return moments.length > 0 ? "met" : "new";
  if (memoryAfter(moments).known) return "known";
  return answers.every(shows) ? "first" : "practice";
}

/** Of some rules or principles of a game how many were met, and how many of these are known. */
export function metOf(
  progress: Progress,
  game: string,
  ids: readonly string[],
): { met: number; known: number } {
  const all = ids.map((id) => standingOf(momentsOf(progress, game, id)));
  const count = (which: Standing): number => all.filter((one) => one === which).length;
  return { met: all.length - count("new"), known: count("known") };
}

/** From when on it is to be asked again; never, for what was never asked. */
export function dueOf(moments: readonly Moment[]): number {
  return moments.some(isAnswer) ? memoryAfter(moments).due : Number.POSITIVE_INFINITY;
}

/** The rules and principles of a game that are to be asked again by now, longest due first. */
export function reviewOf(progress: Progress, game: string, now: number): string[] {
  return metIn(progress, game)
    .map((id) => [dueOf(momentsOf(progress, game, id)), id] as const)
    .filter(([due]) => due <= now)
    .sort(([one, a], [other, b]) => one - other || (a < b ? -1 : 1))
    .map(([, id]) => id);
}

function changed(progress: Progress, game: string, part: GameProgress): Progress {
  const known = Object.hasOwn(progress.games, game);
  if (!known && Object.keys(progress.games).length >= MOST_GAMES) return progress;
  const before = own(progress.games, game);
  return { ...progress, games: { ...progress.games, [game]: { ...before, ...part } } };
}

/** With one of its entries another, unless there are too many. */
function put<T>(all: Record<string, T> | undefined, key: string, value: T): Record<string, T> {
  const full = Object.keys(all ?? {}).length >= MOST_IDS && own(all, key) === undefined;
  return full ? { ...all } : { ...all, [key]: value };
}

function noted(
  progress: Progress,
  game: string,
  kind: Kind,
  id: string,
  more: readonly Moment[],
): Progress {
  const before = own(progress.games, game)?.[kind];
  const after = inOrder([...(own(before, id) ?? []), ...more]);
  return changed(progress, game, { [kind]: put(before, id, after) });
}

function did(progress: Progress, game: string, step: string, at: number): Progress {
  const done = stepsOf(progress, game);
  const first = Math.min(at, own(done, step) ?? at);
  return changed(progress, game, { steps: put(done, step, first) });
}

/** With what came of answers at a time. What is met again says nothing new, unless it was shown. */
export function learn(progress: Progress, told: readonly Learnt[], at: number): Progress {
  let after = progress;
  for (const { right, help, of, took, held, ...one } of told) {
    const moment: Moment = { at, ...(help > 0 ? { help } : {}) };
    const isMet = right === null && !isExample(moment);
    if (right !== null) Object.assign(moment, { right, of }, took === null ? {} : { took });
    if (held !== null) moment.held = held;
    for (const kind of KINDS)
      for (const id of one[kind])
        if (!isMet || momentsOf(after, one.game, id).length === 0)
          after = noted(after, one.game, kind, id, [moment]);
    if (one.done) after = did(after, one.game, one.step, at);
  }
  return after;
}

/** What was kept in two places put together; the first one's name stays. */
export function merged(one: Progress, other: Progress): Progress {
  let made: Progress = { ...one, name: one.name ?? other.name ?? null };
  for (const [game, part] of Object.entries(other.games)) {
    made = changed(made, game, {});
    for (const kind of KINDS)
      for (const [id, all] of Object.entries(part[kind] ?? {}))
        made = noted(made, game, kind, id, all);
    for (const [step, at] of Object.entries(part.steps ?? {})) made = did(made, game, step, at);
  }
  return made;
}

/** Why something is no progress: of a later version, or nothing of the kind. */
export class NoProgress extends Error {
  constructor(readonly why: "newer" | "bad") {
    super(why);
  }
}

/** Read progress from JSON; throws `NoProgress` for anything else, by the rules of the schema. */
export function readProgress(data: unknown): Progress {
  const { format, name = null, games, lessons: _, ...more } = entries(data);
  if (format !== FORMAT && format !== BEFORE) {
    const later = /^tritables-progress\/(\d+)$/.exec(String(format));
    throw new NoProgress(later && Number(later[1]) > 2 ? "newer" : "bad");
  }
  const named = typeof name === "string" && name.length > 0 && [...name].length <= LONGEST_NAME;
  must(none(more) && (name === null || named));
  const found = ids(games, MOST_GAMES).map(([game, part]) => {
    const { rules = {}, principles, steps = {}, ...others } = entries(part);
    must(none(others));
    const done = ids(steps, MOST_IDS).map(([step, at]) => [step, whole(at)] as const);
    const known: GameProgress = { rules: momentsById(rules), steps: Object.fromEntries(done) };
    // An older file has none of these.
    if (principles !== undefined) known.principles = momentsById(principles);
    return [game, known] as const;
  });
  lessonsIn(data);
  return { format: FORMAT, name: name as string | null, games: Object.fromEntries(found) };
}

/** Where lessons were left, as a file has it beside what is known; throws `NoProgress`. */
export function lessonsIn(data: unknown): Record<string, SavedLesson> {
  const { lessons = {} } = entries(data);
  const found = ids(lessons, MOST_LESSONS).map(([place, left]) => {
    const { at, saved, ...more } = entries(left);
    must(none(more));
    return [place, { at: whole(at), saved: entries(saved) }] as const;
  });
  return Object.fromEntries(found);
}

/** What happened with each rule, or each principle. */
function momentsById(data: unknown): Record<string, Moment[]> {
  return Object.fromEntries(ids(data, MOST_IDS).map(([id, all]) => [id, inOrder(moments(all))]));
}

function must(right: boolean): void {
  if (!right) throw new NoProgress("bad");
}

const none = (all: object): boolean => Object.keys(all).length === 0;

function entries(data: unknown): Record<string, unknown> {
  must(typeof data === "object" && data !== null && !Array.isArray(data));
  return data as Record<string, unknown>;
}

function ids(data: unknown, most: number): [string, unknown][] {
  const all = Object.entries(entries(data));
  must(all.length <= most && all.every(([name]) => id(name)));
  return all;
}

function id(data: unknown): string {
  must(typeof data === "string" && data.length > 0 && [...data].length <= LONGEST_ID);
  return String(data);
}

function whole(data: unknown, most = Number.MAX_SAFE_INTEGER, least = 0): number {
  must(Number.isInteger(data) && Number(data) >= least && Number(data) <= most);
  return Number(data);
}

function moments(data: unknown): Moment[] {
  must(Array.isArray(data) && data.length <= KEPT + 2);
  return (data as unknown[]).map((one) => {
    const { at, right, help, of, took, held, ...more } = entries(one);
    must(none(more) && (right === undefined || typeof right === "boolean"));
    const moment: Moment = { at: whole(at) };
    if (typeof right === "boolean") moment.right = right;
    if (help !== undefined && whole(help, MOST_HELP) > 0) moment.help = Number(help);
    if (of !== undefined) moment.of = whole(of, MOST_ANSWERS, FEWEST);
    if (took !== undefined) moment.took = whole(took, LONGEST_TIME);
    if (held !== undefined) moment.held = id(held);
    return moment;
  });
}
