// Whether a question is about padel, the product, or another game.

const padelWords =
  /\b(padel|racket|ball|balls|courts?|net|glass|walls?|mesh|serve|return|lob|volley|smash|bandeja|vibora|forehand|backhand|overhead|chiquita|bajada|contrapared|nevera|stroke|shot|partner|opponent|match|point|points|game|set|tie break|score|rule|rules|level|coach|drill|footwork|position|tactic|tactics|strategy|warm up|injury|elbow|shoes|grip|tournament|racket|bounce|fault|line|doubles|play|player|players|video|videos|credit|credits|review|rating|session|subscription|account|password|profile|club|notification|certificate|export|goal|goals|skill|skills|ends|pair|pairs|umpire|referee|mixed|formation|email|mail|data|privacy|analy[sz]ed|analysis|upload|certificate|cramp|pain|hurts?|training|message|messages|verify|badge|stamp|premium|pro|plan|plans|invoices?|receipts?|calendar|matchi|youtube|link|links|smashy|notes?|partner|lessons?|trainer|bug|camera|film|chat|human|passkeys?|authenticator|second factor|two factor|recovery codes?|audit|approve|approval|suspend|administrators?|heat map|renewal|downgrade|upgrade|refund|file|information|spin|slice|topspin|left handed|bat|overgrips?|surface|stretch|shoulder|knee|calf|ankle|back pain|volleys?|overheads?|wind|gusty|sun|poach\w*|court side|invitation|invite|reel|awards?|spotlights?|badges?|xp|app|dark mode|theme|mails?|credits|hall|indoors?|outdoors?|lobs?|beginners?|opponents|tennis|swing|americano|reviews|pay|paid|payment|payments|register|registration|deuces?|sudden death|served|serves|stamp|wrong side|admin|strokes?|shots?|swing|errors?|unforced|winners?|rally|rallies|break|breaks|priorit\w*|positioning|communication|training|feedback|practise|users?|invitations?|invitacion|platform|emails|members?)\b/;

/** Other games have rules, points and players as well. */
export const otherGames =
  /\b(chess|poker|football|soccer|basketball|baseball|cricket|rugby|hockey|volleyball|handball|badminton|golf|table tennis|darts|snooker|billiards|bowling|monopoly|minecraft|fortnite|skak|fodbold|handbold|bordtennis|ajedrez|futbol|baloncesto|balonmano|beisbol)\b/;

/** A question about another racket game, not one of a player who comes from it. */
const otherRackets =
  /\b(tennis|squash|badminton) (net|court|match|serve|rules|scor\w+|points?)\b|^how .*\b(in|to the) (tennis|squash|badminton)$|\b(badminton|squash) (rules|net)\b/;

/** Whether a text asks for another game, whatever entry is near. */
export function isOtherGame(text: string): boolean {
  return otherRackets.test(text) && !/\bpadel\b/.test(text);
}

/** Whether a text in English has a word of padel or of the product. */
export function isAboutPadel(text: string): boolean {
  return padelWords.test(text) && (!otherGames.test(text) || /\bpadel\b/.test(text));
}
