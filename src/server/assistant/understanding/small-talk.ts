// Greetings, thanks and goodbyes, and questions about Smashy itself, in English, Danish and Spanish.

export const smallTalks = ['greeting', 'thanks', 'goodbye', 'about-smashy'] as const;
export type SmallTalk = (typeof smallTalks)[number];

const words = (text: string) => new Set(text.split(' '));

/** Words that make a text small talk, if it has nothing else to say. */
const markers: Record<Exclude<SmallTalk, 'about-smashy'>, ReadonlySet<string>> = {
  greeting: words(
    'hi hello hey heya hallo hej hejsa hola yo howdy greetings welcome buenos buenas dias tardes noches goddag godmorgen godaften morning afternoon evening hiya sup meet',
  ),
  thanks: words(
    'thanks thank thx cheers ty tak tusind gracias muchas appreciate appreciated helpful helped great perfect super cool nice ok okay oki awesome brilliant amazing understood clear wow lol haha hehe sorry love best fine wonderful excellent fantastic alright genial vale fedt sejt',
  ),
  goodbye: words('bye goodbye later tomorrow night farvel adios luego ciao hasta ses done laters'),
};

/** Words with no meaning of their own. */
const filler = words(
  'i you me my it its was is that thats this a an the so very much many a lot really for all help your smashy friend man there to and of with are am not no yes now just u dude everyone again good day how have too be been got get answer job well partner de por la vi for i dag på til din hjælp hjælpen hjaelpen ayuda see soon up im today had some smashy answer mange tusind',
);

/** Whole phrases whose words could mean more. */
const sayings =
  /\b(how (are|is|s) (you|u|things|life|it going|everything)( doing| going)?( today)?|hows (it going|things|life|everything)|whats (up|new)|what is up|how do you do|que tal|hvordan gar det|hvordan gaar det)\b/g;

const aboutSmashy =
  /\b(who|what) are you\b|\bare you (a |an |my |really |the )*(real|human|robot|ai|bot|person|chatbot|chatgpt|coach|machine|computer|program|alive)\b|\b(can|should) i trust you\b|^(so |and |hi |hello |hey )*(smashy )?what can (you do|you help|i ask)\b|^what can i do( here| with (you|this|pala))?$|\bhow can you help\b|^what do you (know|do)( here)?$|^help( me)?$|\bwho is smashy\b|\bwhat is smashy\b|\byour name\b|\bwhat are you called\b|\bwho (made|built|created|wrote|programmed|trained) you\b|\bhow old are you\b|\bwhere (are|do) you (from|live)\b|\bdo you (play padel|have feelings|sleep|learn)\b/;

const kinds = ['greeting', 'thanks', 'goodbye'] as const;

/** The kind of small talk in a normalised text; null if it says more. */
export function detectSmallTalk(text: string): SmallTalk | null {
  if (aboutSmashy.test(text)) return 'about-smashy';
  const greets = text.replace(sayings, 'hello');
  const counts = { greeting: 0, thanks: 0, goodbye: 0 };
  for (const word of greets.split(/[^\p{L}\p{N}]+/u)) {
    const kind = kinds.find((one) => markers[one].has(word));
    if (kind !== undefined) counts[kind] += 1;
    else if (word !== '' && !filler.has(word)) return null;
  }
  const most = Math.max(...Object.values(counts));
  if (most === 0) return closing.test(text) ? 'goodbye' : null;
  return kinds.find((kind) => counts[kind] === most) ?? null;
}

const closing = /^(no(pe)?|that( i?s)? (all|it)|thats (all|it)|nothing( else)?)( for (now|today))?$/;
