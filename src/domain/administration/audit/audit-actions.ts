// What the audit log can tell of: every action, in words. An action without words cannot be written.

import type { AuditAction } from './audit-action-names.ts';

/** The words of an action. */
interface ActionWords {
  /** In the filter, e.g. "Role changed". */
  label: string;
  /** What the actor did, as it follows their name; `{subject}` is whom or what it was done to. */
  says: string;
}

/** Every action that a command writes, by name: rights, identities, money, and what administrators correct (docs/product.md#audit-log). */
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
    says: 'published the review of {subject} instead of its coach',
  },
  'movement-published-by-administrator': {
    label: 'Movement published by an administrator',
    says: 'published how players moved in {subject} instead of its coach',
  },
  'club-invited': { label: 'People asked into a club', says: 'asked people into the club {subject}' },
  'club-invitation-withdrawn': {
    label: 'Club invitation withdrawn',
    says: 'withdrew an invitation of the club {subject}',
  },
  'club-joined': { label: 'Club joined', says: 'brought {subject} into a club that had asked' },
  'club-left': { label: 'Club left', says: 'took {subject} out of their club' },
  'club-deactivated': { label: 'Club deactivated', says: 'deactivated the club {subject}' },
  'club-reactivated': { label: 'Club reactivated', says: 'reactivated the club {subject}' },
  'content-choice-made': {
    label: 'Club content answered',
    says: 'decided whether the club may show {subject}',
  },
  'reel-shared': { label: 'Reel shared', says: 'changed who can see the highlight reel {subject}' },
  'reel-deleted': { label: 'Reel deleted', says: 'deleted a highlight reel' },
  'spotlight-answered': { label: 'Spotlight answered', says: 'answered whether a card about them may be used' },
  'takedown-answered': { label: 'Takedown answered', says: 'answered a request to take something down' },
  'award-confirmed': { label: 'Award confirmed', says: 'confirmed an award of the club {subject}' },
  'award-discarded': { label: 'Award discarded', says: 'took back an award of the club {subject}' },
  'awards-announced': { label: 'Awards announced', says: 'announced the awards of the club {subject}' },
  'note-corrected': { label: 'Note corrected', says: 'corrected a note in the review of {subject}' },
  'job-retried': { label: 'Failed job retried', says: 'had a failed job tried again' },
  'job-discarded': { label: 'Failed job discarded', says: 'discarded a failed job' },
  'password-link-made': { label: 'Password link made', says: 'made a link that sets the password of {subject}' },
  'password-link-mailed': {
    label: 'Password link mailed',
    says: 'had a link mailed that sets the password of {subject}',
  },
  'password-link-revoked': {
    label: 'Password link revoked',
    says: 'revoked a link that sets the password of {subject}',
  },
  'password-set': { label: 'Password set', says: 'set the password of {subject} with a link' },
  'password-changed': { label: 'Password changed', says: 'changed the password of {subject}' },
  'session-ended': { label: 'Session ended', says: 'ended a session of {subject}' },
  'sessions-ended': { label: 'Sessions ended', says: 'signed {subject} out everywhere' },
  'view-started': { label: 'View started', says: 'began to view the product as {subject}' },
  'view-ended': { label: 'View ended', says: 'stopped viewing the product as {subject}' },
  'changed-while-viewing': { label: 'Changed while viewing', says: 'changed something while viewing as {subject}' },
  'identity-linked': { label: 'Sign-in linked', says: 'linked a way to sign in to the account of {subject}' },
  'identity-unlinked': { label: 'Sign-in unlinked', says: 'unlinked a way to sign in from the account of {subject}' },
  'passkey-added': { label: 'Passkey added', says: 'added a passkey to the account of {subject}' },
  'passkey-removed': { label: 'Passkey removed', says: 'removed a passkey from the account of {subject}' },
  'authenticator-added': {
    label: 'Authenticator app set up',
    says: 'set up an authenticator app for the account of {subject}',
  },
  'authenticator-removed': {
    label: 'Authenticator app removed',
    says: 'removed the authenticator app from the account of {subject}',
  },
  'recovery-codes-renewed': { label: 'Recovery codes renewed', says: 'made new recovery codes for {subject}' },
  'recovery-code-used': { label: 'Recovery code used', says: 'used a recovery code of {subject}' },
  'second-factor-reset': {
    label: 'Second factor reset',
    says: 'took the second factor from {subject}, to be set up again',
  },
  'account-invited': { label: 'Account invited', says: 'invited {subject}' },
  'invitation-withdrawn': { label: 'Invitation withdrawn', says: 'withdrew the invitation of {subject}' },
  'account-suspended': { label: 'Account suspended', says: 'suspended the account of {subject}' },
  'account-restored': { label: 'Account restored', says: 'restored the account of {subject}' },
  'account-deleted': { label: 'Account deleted', says: 'deleted the account of {subject}' },
  'data-exported': { label: 'Data exported', says: 'exported all data of {subject}' },
  'deletion-requested': { label: 'Deletion requested', says: 'asked for the account of {subject} to be deleted' },
  'deletion-undone': { label: 'Deletion undone', says: 'kept the account of {subject}, which was to be deleted' },
  'account-erased': { label: 'Account erased', says: 'erased the personal data of {subject}' },
  'profile-changed-by-administrator': {
    label: 'Profile changed by an administrator',
    says: 'changed the profile of {subject}',
  },
  'level-requested': { label: 'Second opinion asked', says: 'asked for a second opinion on the level of {subject}' },
  'level-verified': { label: 'Level verified', says: 'verified the level of {subject}' },
  'level-declined': { label: 'Level declined', says: 'declined the level proposed for {subject}' },
  'level-withdrawn': { label: 'Level withdrawn', says: 'withdrew the verified level of {subject}' },
  'player-added': { label: 'Player added', says: 'asked for a player to be added for {subject}' },
  'connection-requested': { label: 'Connection requested', says: 'asked {subject} for a connection' },
  'connection-accepted': { label: 'Connection accepted', says: 'accepted the connection with {subject}' },
  'connection-ended': { label: 'Connection ended', says: 'ended the connection with {subject}' },
  'partner-invited': { label: 'Partner invited', says: 'invited a partner to the video {subject}' },
  'partner-joined': { label: 'Partner joined', says: 'joined the notes on the pair in {subject}' },
  'partner-ended': { label: 'Partner ended', says: 'ended what a pair shares of {subject}' },
  'training-made-by-administrator': {
    label: 'Training made by an administrator',
    says: 'made a training session for {subject}',
  },
  'goals-changed-by-administrator': {
    label: 'Goals changed by an administrator',
    says: 'changed the goals of {subject}',
  },
  'club-created': { label: 'Club created', says: 'created the club {subject}' },
  'club-edited': { label: 'Club edited', says: 'edited the club {subject}' },
  'session-booked-by-administrator': {
    label: 'Session booked by an administrator',
    says: 'booked a training session that {subject} leads',
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
};

/** The words of an action as it stands in the log; one that is not known any more is told by its name. */
export function actionWords(action: string): ActionWords {
  const known: Readonly<Record<string, ActionWords>> = auditActions;
  return known[action] ?? { label: action, says: `did "${action}" to {subject}` };
}

/** An entry as one sentence without its full stop: "Ada Berg changed the role of Alma Holm". */
export function auditSentence(actor: string, action: string, subject: string): string {
  return `${actor} ${actionWords(action).says.replace('{subject}', () => subject)}`;
}
