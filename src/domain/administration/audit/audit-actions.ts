// Every action of the audit log in words. An action without words cannot be recorded.

import { brand } from '#domain/brand.ts';
import type { AuditAction } from './audit-action-names.ts';
import { type AuditFact, auditFacts, type FactChange } from './audit-facts.ts';

/** The words of an action. */
interface ActionWords {
  /** In the filter, e.g. "Role changed". */
  label: string;
  /** What the actor did, as it follows their name; `{subject}` is the person or thing it was done to. */
  says: string;
  /** The same where the actor did it to their own account; left out where that cannot happen. */
  ofSelf?: string | ((fact: (name: AuditFact) => string) => string);
}

/** Every action that commands record, by name (docs/product.md#audit-log). */
export const auditActions: Readonly<Record<AuditAction, ActionWords>> = {
  'administrator-created': { label: 'Administrator created', says: 'set up the first administrator, {subject}' },
  'registration-approved': { label: 'Registration approved', says: 'approved the registration of {subject}' },
  'registration-rejected': { label: 'Registration rejected', says: 'rejected the registration of {subject}' },
  'role-changed': { label: 'Role changed', says: 'changed the role of {subject}' },
  'club-changed': { label: 'Club changed', says: 'changed the club of {subject}' },
  'credits-adjusted': { label: 'Credits adjusted', says: 'adjusted the credits of {subject}' },
  'coach-assigned': { label: 'Coach assigned', says: 'assigned a coach to the video {subject}' },
  'video-submitted-on-behalf': {
    label: 'Video submitted on behalf',
    says: 'sent in the video {subject} for its player',
  },
  'review-published-by-administrator': {
    label: 'Review published by an administrator',
    says: 'published the review of {subject} for its coach',
  },
  'movement-published-by-administrator': {
    label: 'Movement published by an administrator',
    says: 'published the movement analysis of {subject} for its coach',
  },
  'club-invited': { label: 'People invited to a club', says: 'invited people to the club {subject}' },
  'club-invitation-withdrawn': {
    label: 'Club invitation withdrawn',
    says: 'withdrew an invitation to the club {subject}',
  },
  'club-joined': {
    label: 'Club joined',
    says: 'added {subject} to a club that had invited them',
    ofSelf: 'joined a club',
  },
  'session-handed-over': {
    label: 'Session handed over',
    says: 'handed a session of {subject} over to another coach',
    ofSelf: 'handed a session over to another coach',
  },
  'club-left': { label: 'Club left', says: 'removed {subject} from their club', ofSelf: 'left their club' },
  'club-group-created': { label: 'Group created', says: 'made a group of members in the club {subject}' },
  'club-group-edited': { label: 'Group changed', says: 'changed a group of the club {subject}' },
  'club-group-deleted': { label: 'Group deleted', says: 'deleted a group of the club {subject}' },
  'club-group-members-changed': {
    label: 'Group members changed',
    says: 'changed who is in a group of the club {subject}',
  },
  'club-message-sent': { label: 'Club message sent', says: 'sent a message to people of the club {subject}' },
  'guardian-asked': { label: 'Guardian asked', says: 'asked someone to be a guardian for {subject}' },
  'guardian-request-withdrawn': {
    label: 'Request to a guardian withdrawn',
    says: 'withdrew a request to a guardian for {subject}',
  },
  'guardian-changed': { label: 'Guardian changed', says: 'became the guardian of {subject}' },
  'junior-added': { label: 'Junior added', says: 'accepted to be the guardian of {subject}' },
  'junior-day-changed': { label: 'Junior until', says: 'changed until when {subject} is a junior' },
  'junior-session-started': { label: 'Junior session', says: 'began to use the product for {subject}' },
  'handover-started': { label: 'Own account offered', says: 'had a link for an own account sent to {subject}' },
  'junior-handed-over': {
    label: 'Own account',
    says: 'gave {subject} an account of their own',
    ofSelf: 'took over their own account',
  },
  'club-deactivated': { label: 'Club deactivated', says: 'deactivated the club {subject}' },
  'club-reactivated': { label: 'Club reactivated', says: 'reactivated the club {subject}' },
  'content-choice-made': {
    label: 'Club publicity answered',
    says: 'chose whether the club may feature {subject}',
    ofSelf: (fact) =>
      fact('choice') === 'agreed' ? 'let their club feature them' : 'asked their club not to feature them',
  },
  'reel-shared': { label: 'Reel shared', says: 'changed who can see the highlight reel {subject}' },
  'review-shared': { label: 'Review shared', says: 'shared parts of the review of {subject}' },
  'review-sharing-stopped': { label: 'Review sharing stopped', says: 'stopped sharing the review of {subject}' },
  'reel-deleted': { label: 'Reel deleted', says: 'deleted a highlight reel' },
  'spotlight-answered': {
    label: 'Spotlight answered',
    says: 'answered a request to use a spotlight of {subject}',
    ofSelf: (fact) => (fact('choice') === 'agreed' ? 'agreed to a spotlight' : 'declined a spotlight'),
  },
  'takedown-answered': { label: 'Takedown answered', says: 'answered a takedown request' },
  'award-confirmed': { label: 'Award confirmed', says: 'confirmed an award of the club {subject}' },
  'award-discarded': { label: 'Award withdrawn', says: 'withdrew an award of the club {subject}' },
  'awards-announced': { label: 'Awards announced', says: 'announced the awards of the club {subject}' },
  'note-corrected': { label: 'Note corrected', says: 'corrected a note in the review of {subject}' },
  'job-retried': { label: 'Failed job retried', says: 'retried a failed job' },
  'job-discarded': { label: 'Failed job discarded', says: 'discarded a failed job' },
  'password-link-made': { label: 'Password link created', says: 'created a password link for {subject}' },
  'password-link-mailed': {
    label: 'Password link emailed',
    says: 'emailed {subject} a password link',
  },
  'password-link-revoked': {
    label: 'Password link revoked',
    says: 'revoked a password link for {subject}',
  },
  'password-set': {
    label: 'Password set',
    says: 'set the password of {subject} with a link',
    ofSelf: 'set a new password with a link',
  },
  'password-changed': {
    label: 'Password changed',
    says: 'changed the password of {subject}',
    ofSelf: 'changed their password',
  },
  'session-ended': {
    label: 'Session ended',
    says: 'signed {subject} out of a device',
    ofSelf: 'signed out of another device',
  },
  'sessions-ended': {
    label: 'Sessions ended',
    says: 'signed {subject} out everywhere',
    ofSelf: 'signed out everywhere',
  },
  'view-started': {
    label: 'View started',
    says: `viewed ${brand.name} as {subject}`,
    ofSelf: (fact) => `viewed ${brand.name} as ${withArticle(fact('role'))}`,
  },
  'view-ended': {
    label: 'View ended',
    says: `stopped viewing ${brand.name} as {subject}`,
    ofSelf: (fact) => `stopped viewing ${brand.name} as ${withArticle(fact('role'))}`,
  },
  'changed-while-viewing': {
    label: 'Changed while viewing',
    says: 'changed something while viewing as {subject}',
    ofSelf: 'changed something while viewing in another role',
  },
  'identity-linked': {
    label: 'Sign-in linked',
    says: 'linked a sign-in to the account of {subject}',
    ofSelf: 'linked a sign-in to their account',
  },
  'identity-unlinked': {
    label: 'Sign-in unlinked',
    says: 'unlinked a sign-in from the account of {subject}',
    ofSelf: 'unlinked a sign-in from their account',
  },
  'passkey-added': {
    label: 'Passkey added',
    says: 'added a passkey to the account of {subject}',
    ofSelf: 'added a passkey',
  },
  'passkey-removed': {
    label: 'Passkey removed',
    says: 'removed a passkey from the account of {subject}',
    ofSelf: 'removed a passkey',
  },
  'authenticator-added': {
    label: 'Authenticator app set up',
    says: 'set up an authenticator app for {subject}',
    ofSelf: 'set up an authenticator app',
  },
  'authenticator-removed': {
    label: 'Authenticator app removed',
    says: 'removed the authenticator app of {subject}',
    ofSelf: 'removed their authenticator app',
  },
  'recovery-codes-renewed': {
    label: 'Recovery codes renewed',
    says: 'created new recovery codes for {subject}',
    ofSelf: 'created new recovery codes',
  },
  'recovery-code-used': {
    label: 'Recovery code used',
    says: 'used a recovery code of {subject}',
    ofSelf: 'used a recovery code',
  },
  'second-factor-reset': {
    label: 'Second factor reset',
    says: 'reset the second factor of {subject}',
  },
  'account-invited': { label: 'Account invited', says: 'invited {subject}' },
  'invitation-withdrawn': { label: 'Invitation withdrawn', says: 'withdrew the invitation to {subject}' },
  'account-suspended': { label: 'Account suspended', says: 'suspended the account of {subject}' },
  'account-restored': { label: 'Account restored', says: 'restored the account of {subject}' },
  'account-deleted': { label: 'Account deleted', says: 'deleted the account of {subject}' },
  'data-exported': { label: 'Data exported', says: 'exported the data of {subject}', ofSelf: 'exported their data' },
  'deletion-requested': {
    label: 'Deletion requested',
    says: 'requested the deletion of the account of {subject}',
    ofSelf: 'asked to delete their account',
  },
  'deletion-undone': {
    label: 'Deletion undone',
    says: 'cancelled the deletion of the account of {subject}',
    ofSelf: 'cancelled the deletion of their account',
  },
  'account-erased': { label: 'Account erased', says: 'erased the personal data of {subject}' },
  'profile-changed-by-administrator': {
    label: 'Profile changed by an administrator',
    says: 'changed the profile of {subject}',
  },
  'ranking-evening-created': { label: 'Ranking evening made', says: 'made a ranking evening of the club {subject}' },
  'ranking-evening-deleted': {
    label: 'Ranking evening deleted',
    says: 'deleted an open ranking evening of the club {subject}',
  },
  'ranking-evening-finished': {
    label: 'Ranking evening finished',
    says: 'finished a ranking evening of the club {subject}',
  },
  'reference-clip-added': { label: 'Reference clip added', says: 'added a reference clip' },
  'reference-clip-changed': { label: 'Reference clip changed', says: 'changed a reference clip' },
  'reference-clip-published': { label: 'Reference clip published', says: 'published a reference clip' },
  'reference-clip-retired': { label: 'Reference clip retired', says: 'retired a reference clip' },
  'reference-clip-deleted': { label: 'Reference clip deleted', says: 'deleted the draft of a reference clip' },
  'level-requested': {
    label: 'Second opinion requested',
    says: 'asked for a second opinion on the level of {subject}',
  },
  'level-verified': { label: 'Level verified', says: 'verified the level of {subject}' },
  'level-declined': { label: 'Level declined', says: 'declined the level proposed for {subject}' },
  'level-withdrawn': { label: 'Level withdrawn', says: 'withdrew the verified level of {subject}' },
  'player-added': {
    label: 'Player invited',
    says: 'invited a player for {subject}',
    ofSelf: 'invited a player',
  },
  'connection-requested': { label: 'Connection requested', says: 'asked to connect with {subject}' },
  'connection-accepted': { label: 'Connection accepted', says: 'accepted the connection with {subject}' },
  'connection-ended': { label: 'Connection ended', says: 'ended the connection with {subject}' },
  'partner-invited': { label: 'Partner invited', says: 'invited a partner to the video {subject}' },
  'partner-joined': { label: 'Partner joined', says: 'joined the pair in the video {subject}' },
  'partner-ended': { label: 'Partner ended', says: 'ended the pair in the video {subject}' },
  'training-made-by-administrator': {
    label: 'Training created by an administrator',
    says: 'created a training session for {subject}',
  },
  'goals-changed-by-administrator': {
    label: 'Goals changed by an administrator',
    says: 'changed the goals of {subject}',
  },
  'club-created': { label: 'Club created', says: 'created the club {subject}' },
  'club-edited': { label: 'Club edited', says: 'edited the club {subject}' },
  'session-booked-by-administrator': {
    label: 'Session booked by an administrator',
    says: 'booked a training session for {subject}',
  },
  'session-changed-by-administrator': {
    label: 'Session changed by an administrator',
    says: 'changed a training session of {subject}',
  },
  'session-cancelled-by-administrator': {
    label: 'Session cancelled by an administrator',
    says: 'cancelled a training session of {subject}',
  },
  'session-completed-by-administrator': {
    label: 'Session completed by an administrator',
    says: 'completed a training session of {subject}',
  },
  'question-marked': { label: 'Open question marked', says: 'marked an open question to Smashy' },
  'entry-added': { label: 'Smashy entry added', says: 'added an entry to Smashy’s knowledge' },
  'entry-changed': { label: 'Smashy entry changed', says: 'changed an entry in Smashy’s knowledge' },
  'entry-deleted': { label: 'Smashy entry deleted', says: 'deleted an entry from Smashy’s knowledge' },
  'level-scale-set': { label: 'Level scale set', says: 'set the mapping of a level scale' },
  'level-scale-reset': { label: 'Level scale reset', says: 'returned a level scale to its formula' },
};

/** The words of a recorded action; one that no longer exists is named by its id. */
export function actionWords(action: string): ActionWords {
  const known: Readonly<Record<string, ActionWords>> = auditActions;
  return known[action] ?? { label: action, says: `did "${action}" to {subject}` };
}

/** An entry, as far as its sentence needs it. */
export interface AuditedAct {
  action: string;
  /** Null where no one was signed in. */
  actor: { id: string; name: string } | null;
  subject: { id: string; name: string } | null;
  changes: readonly FactChange[];
  /** Null for what the server did by itself. */
  address: string | null;
}

/** The actor's name, also where no one was signed in. */
export function actorName({ actor, address }: Pick<AuditedAct, 'actor' | 'address'>): string {
  return actor?.name ?? (address === null ? 'The server' : 'A visitor');
}

/** What the actor did, as it follows their name; holds `{subject}` where the sentence names someone or something else. */
export function actWords({ action, actor, subject, changes }: Omit<AuditedAct, 'address'>): string {
  const { says, ofSelf } = actionWords(action);
  if (ofSelf === undefined || actor === null || actor.id !== subject?.id) return says;
  if (typeof ofSelf === 'string') return ofSelf;
  const changeOf = (fact: AuditFact) => changes.find(({ label }) => label === auditFacts[fact].label);
  return ofSelf((fact) => changeOf(fact)?.after ?? changeOf(fact)?.before ?? '');
}

/** An entry as one sentence without its full stop: "Ada Berg changed the role of Alma Holm". */
export function auditSentence(entry: AuditedAct): string {
  return `${actorName(entry)} ${actWords(entry).replace('{subject}', () => entry.subject?.name ?? '')}`;
}

/** "Club Manager" as "a club manager". */
function withArticle(role: string): string {
  return `${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role.toLowerCase()}`;
}
