// Signs of an emergency in English.

import { everyPhrase, near, phrases, type Signs } from './signs.ts';

const ache = 'pains?|painful|pian|paint|hurts?|hurting|aches?|aching|tightness|discomfort|stabbing|crushing|squeezing';
const whose = '(?:my|his|her|their|the|our|your|partners?|opponents?|\\w+s)';
const person = '(?:me|him|her|them|my partner|my opponent|some(?:one|body)|a player|my friend)';
const limb =
  '(?:arm|leg|ankle|wrist|fingers?|thumb|foot|toe|nose|hand|ribs?|collarbone|elbow|neck|back|shin|knee|hip|jaw|shoulder)';
const ball = '(?:ball|smash|shot|racket|racquet|bat|elbow|finger|overhead|volley)';
/** A racket that is described, not one that hit someone. */
const rackets = '(?<!(?:by|with|from|got|took|against|hit) (?:a|the|my|his|her|their) )(?:racket|racquet|bat|frame)';

export const english: Signs = {
  list: [
    {
      kind: 'self-harm',
      found: phrases(
        'kill(?:ing)? (?:my|him|her|them)sel(?:f|ves)',
        'suicide|suicidal',
        '(?:end(?:ing)?|take|taking) (?:my|his|her|their) (?:own )?li(?:fe|ves)',
        'end(?:ing)? it all',
        '(?:want|wants|wanted|wanting|wish|wishing) to (?:die|be dead)|wanna die|rather be dead',
        'wish (?:i|he|she) (?:was|were|wasnt|werent) (?:dead|alive|here|never born)|wish i had never been born',
        '(?:dont|do not|doesnt|not|no longer) (?:really )?want(?:s|ing)? to (?:live|be alive|be here|exist|wake up|go on living)(?: any ?more)?',
        'better off (?:dead|without (?:me|him|her))',
        '(?:no|any) (?:reason|point)(?: in| to)? (?:live|living|being alive)|life (?:is ?nt|is not|is no longer|not) worth|nothing to live for',
        'cant go on (?:living|any ?more|like this)|tired of (?:living|being alive|life)',
        'self ?harm\\w*|harm(?:ing)? (?:my|him|her)self',
        '(?:want|wants|going|gonna|thinking|thoughts|urge|feel like|need)(?: \\w+){0,2} (?:hurt|cut)(?:ting|ing)? (?:my|him|her)self|cutting myself',
        'hang(?:ing)? myself|overdos\\w+',
        '(?:nobody|no ?one) (?:would|will) (?:miss me|notice if i|care if i (?:died|was gone|were gone))',
      ),
      harmless: everyPhrase(
        '(?:serves?|lobs?|shots?|smash|returns?|tactics?|volleys?|positions?|plays?|plan) (?:\\w+ )?(?:is|are|was|were|looks?|seems?|feels?) (?:\\w+ )?suicid\\w*',
      ),
      unless: phrases(
        'suicid\\w* (?:drills?|sprints?|runs?|shuttles?|lobs?|shots?|tactics?|tactically|positions?|positioning|plays?|net|pass|ball|serve|smash|volley|approach)',
        '(?:do|run|running|doing|the|some|of) suicides',
        'killing myself (?:with|on|over) … (?:errors?|mistakes?|faults?|lobs?|volleys?|court)',
      ),
    },
    {
      kind: 'heart',
      found: phrases(
        near('chest|chst|breastbone|sternum|ribcage', ache, 5),
        '(?:pressure|weight|pressing|burning|heaviness|heavy|sharp|tight|tightening)(?: feeling| sensation)? (?:in|on|across|over|around|inside|behind) (?:the |my |his |her |their )?(?:left |middle of |centre of )?(?:the |my |his |her )?(?:chest|breastbone|heart|sternum)',
        'chest ?(?:pressure|pains?)|(?:tight|heavy) chest|chest(?: is| feels| felt| gets| got| has been| was)?(?: \\w+)? (?:tight|heavy|burns|burning|tightens|tightening|pressing)',
        '(?:grab\\w*|clutch\\w*|holding) (?:his|her|my|their) chest|chest(?: is| feels| felt)? (?:weird|strange|funny|odd)|(?:elephant|someone sitting|something heavy) … chest',
        'heart (?:attack|failure)|cardiac arrest|angina|palpitations?',
        'heart(?: is| was| has| feels)? (?:stopped|weird|strange|funny|odd|hurts?|hurting|aching|skips|skipping|fluttering|flutters|racing|pounding|irregular|beating (?:irregularly|very fast|too fast|so fast|weirdly|strangely))',
        '(?:pain|pains|pian|ache) (?:in|around|near) (?:my|his|her|the) heart',
        '(?:pain|pains|ache|aching|numb|numbness|tingling) … (?:left arm and|jaw and|down (?:my|his|her) left arm|into (?:my|his|her) (?:left )?(?:arm|jaw))',
      ),
      unless: phrases(
        '(?:gave|gives|give|giving) (?:me|us|him|her|them|everyone) (?:nearly |almost )?a heart attack',
        'heart(?: is)? (?:racing|pounding) … (?:nerv\\w+|excite\\w+|before (?:a|the|my|every))',
        '(?:nerv\\w+|before (?:a|the|my|every) (?:match|game|final)) … heart … (?:racing|pounding)',
      ),
    },
    {
      kind: 'breathing',
      found: phrases(
        '(?:cant|cannot|can not|couldnt|could not|unable to|not able to|hardly|barely|hard to|struggl\\w+ to|can barely|can hardly) (?:really )?(?:breathe?|breath|get (?:any |enough )?air|get (?:my|any) breath)',
        '(?:trouble|difficulty|difficulties|problems?) (?:with )?breathing|fighting for (?:air|breath)|gasping',
        'short(?:ness)? of breath|(?:stopped|not|isnt|is not|wasnt) breathing|no pulse',
        'choking on (?:a|an|some|food|gum|something|his|her|my)|allergic reaction|anaphyla\\w+|epipen|asthma attack',
        '(?:throat|tongue|lips?|face) … (?:swelling|swollen|swelled|closing)|swollen (?:throat|tongue|lips)',
        'hypoglyc\\w+|low blood sugar|blood sugar(?: is)?(?: very| too)? low',
      ),
    },
    {
      kind: 'stroke',
      found: phrases(
        '(?:having|had|has|suffered|suffering|be|get|is it) a stroke',
        'face(?: is| has| was)? (?:droop\\w*|dropped|fallen)|droop\\w* (?:face|mouth|eyelid)',
        'slurr\\w+ (?:his |her |my )?(?:speech|words?)|(?:speech|words?)(?: is| are| was)? (?:all )?slurr\\w+|slurring',
        '(?:one|left|right) side (?:of (?:my|his|her|the) (?:body|face) )?… (?:numb|paraly[sz]ed|weak)',
        '(?:numb|numbness|paraly[sz]ed|sudden weakness) … (?:one side|face|arm and leg|left side|right side)',
        'suddenly (?:cant|cannot|couldnt|unable to) (?:speak|talk|move|walk|see)|cant (?:speak|talk)(?: properly| clearly| any ?more| and| or move|$)|(?:one|left|right) (?:arm|leg|side)(?: is| feels| went| has gone)? (?:weak|numb|paraly[sz]ed)',
      ),
      unless: phrases(
        'a stroke (?:of|that|like|which|with|lesson|coach|where|called|i|on|in my|from|for|problem)',
        'a stroke (?:analysis|count|review)',
      ),
    },
    {
      kind: 'collapse',
      found: phrases(
        'faint(?:ed|ing)|(?:to|almost|nearly|might|will|could|would|feel|felt|feeling|i|players?) faint',
        'passed out|passing out|(?:to|almost|nearly|might|i|feel like) pass out',
        'black(?:ed|ing) out|(?:everything|vision|eyes) (?:went|goes|going|is going|turned) (?:black|dark)|(?:black )?spots in front of my eyes',
        '(?:lost|losing|loses|lose) consciousness|unconscious|unresponsive|(?:wont|doesnt|does not|will not|isnt) wak(?:e|ing) up',
        '(?:he|she|partner|opponent|player|friend|man|woman)(?: is| isnt| is not|s)? (?:not )?respond(?:ing)? (?:at all|any ?more|to (?:us|me|touch))|not responding and',
        'collaps(?:ed|es|ing)|keeled over|seizures?|convuls\\w+|epilep\\w+|having a fit',
        'dizz(?:y|iness)|light ?headed\\w*|dizy|vertigo|room is spinning|everything is spinning',
        '(?:call|need|get) an ambulance|medical emergency|defibrillator now|someone is dying',
      ),
      unless: phrases(
        '(?:we|they|our|my|the|his|her) (?:\\w+ )?(?:game|defence|defense|form|formation|confidence|level|net position|serve|tactics?|pair|team)(?: has| had| have)?(?: \\w+)? collaps\\w+',
        '(?:we|they) (?:\\w+ )?collaps\\w+|collaps\\w+ in the (?:\\w+ )?(?:set|tie break)|collaps\\w+ from|mental(?:ly)? (?:\\w+ )?collaps\\w+',
        '(?:makes?|making|made) (?:him|her|them|opponents?|the opponents?|my opponents?|our opponents?|your opponents?|everyone|people) (?:feel )?dizz\\w+',
        'faint (?:line|lines|mark|marks|of heart|hearted|praise|idea)|dizzy heights?',
        'pass out (?:wide|of|to|from)|(?:passing|passed) out (?:wide|of|to)',
      ),
    },
    {
      kind: 'bleeding',
      found: phrases(
        'bleed(?:s|ing)? (?:a lot|heavily|badly|profusely|wont|and|from (?:the|my|his|her) (?:head|ear|ears|mouth|eye|nose and))',
        '(?:wont|doesnt|does not|cant|not|will not|cannot) stop(?: the)? bleed\\w*|heavy bleeding|(?:lots?|a lot) of blood|losing (?:a lot of )?blood',
        'blood (?:everywhere|pouring|spurting|gushing)|(?:cough\\w*|vomit\\w*|throwing|spitting)(?: up)? blood|deep (?:cut|wound|gash)',
      ),
    },
    {
      kind: 'head',
      found: phrases(
        `(?:hit|hits|struck|smacked|whacked|banged|bumped|knocked|smashed|caught|kicked)(?: \\S+){0,4} (?:in|on|to|against|around|across) ${whose} (?:head|face|temple|skull|forehead|back of (?:the|my|his|her) head)`,
        `${whose} (?:head|face|temple) (?:on|against|into|with|hit|hits|bounced off) (?:the|a|my|his|her) (?:glass|wall|floor|ground|court|post|fence|net post|racket|racquet|mesh|door)`,
        '(?:hit|banged|bumped|knocked|cracked|smashed|whacked|hurt|injured) (?:my|his|her|their) (?:head|skull|temple)',
        `${ball}(?: \\S+){0,3} (?:to|on|in|against) ${whose} (?:head|face|temple|skull)`,
        'fell(?: \\S+){0,3} (?:on|onto) (?:my|his|her|their|the back of (?:my|his|her)) head',
        '(?:blow|knock|bump|bang) (?:to|on) (?:the|my|his|her) head|head (?:injur\\w+|trauma|wound)|concuss\\w+',
        `knocked ${person} out|knocked out (?:cold|unconscious|by (?:a|the) (?:ball|racket|racquet|smash|wall|glass))`,
        'head(?: is| feels| felt)?(?: \\w+)? (?:heavy|foggy|fuzzy|pounding|throbbing|spinning) … (?:after|since) (?:\\S+ ){0,3}(?:hit|hitting|banged|banging|bumped|bumping|fell|falling|ran|running)',
        '(?:worst|sudden severe|severe|terrible) headache|headache and (?:vomit\\w*|confus\\w*|blurr\\w*|a stiff neck)',
        'broke (?:my|his|her) (?:neck|back)|cant (?:feel|move) (?:my|his|her|their) (?:legs?|arms?|hands?|feet|neck|fingers)',
      ),
      harmless: everyPhrase(
        `${rackets}(?: \\S+){0,4} (?:heavy|heavier|light|lighter|weight|weighted|balanced?|stiff|soft|hard)(?: \\w+)? (?:in|at|around|towards|on) (?:the|its) head`,
      ),
      unless: phrases(
        '(?:head|face) of (?:the|my|his|her|a) (?:racket|racquet|bat)',
        '(?:racket|racquet|bat) (?:head|face)',
      ),
    },
    {
      kind: 'eye',
      found: phrases(
        `(?:hit|struck|got|took|smashed|smacked|poked|caught|${ball})(?: \\S+){0,6} (?:in|on|to|into) (?:${whose} )?(?:left |right )?eyes?`,
        'eyes? … (?:bleed\\w*|bloody|swollen|swelling|hurts?|painful|pain|blurr\\w*|injur\\w*|burst)',
        '(?:bleeding|blood|pain|injur\\w*|scratched|hurt) (?:in|from|to|behind|around)? ?(?:my |his |her |the |an )?(?:left |right )?eyes?',
        `(?:hit|hits|struck|poked|scratched) ${whose} (?:left |right )?eyes?`,
        'cant see … eye|(?:lost|losing|loss of)(?: my| his| her| the)? (?:sight|vision|eyesight)|gone blind',
        'blurr(?:y|ed) vision|vision(?: is| has| was| went| gone)?(?: all)? (?:blurr\\w+|double|gone)|double vision|seeing (?:double|flashes)|cant see (?:any ?more|anything)',
      ),
      unless: phrases('(?:sun|light|lights|glare|sweat|wind|floodlights?)', 'eye on (?:the|a) ball'),
    },
    {
      kind: 'heat',
      found: phrases(
        '(?:heat|sun) ?stroke|heatstroke|heat exhaustion',
        '(?:im|i am|he is|hes|she is|shes|partner is|body is|i|badly) (?:really |completely |badly )?overheat\\w*',
        near(
          'heat|hot|sun',
          'vomit\\w*|throwing up|threw up|puk\\w+|confus\\w+|nause\\w+|stopped sweating|not sweating|dont sweat|shiver\\w*|chills|headache|feel sick|feels sick|feeling sick|goosebumps',
          8,
        ),
      ),
      unless: phrases('hot (?:shot|streak|hand)'),
    },
    {
      kind: 'injury',
      found: phrases(
        near(
          'achilles|tendon|tendons|calf|ligaments?|hamstring|acl|cruciate|biceps|muscle|quad',
          'snap|snapped|pop|popped|popping|ruptured?|torn|tore|ripped|burst|gave way|cracked',
        ),
        near(
          'knee|ankle|shoulder|elbow|finger|thumb|wrist|hip|kneecap|jaw',
          'popped|dislocat\\w+|out of(?: its| the| my)? (?:socket|joint|place)|broken|fractured',
        ),
        `(?:broke|broken|breaking|fractured|dislocated) (?:my|his|her|their|a|the)? ?(?:\\w+ )?${limb}|${limb}(?: is| looks| might be| could be| may be)? (?:broken|fractured|deformed|dislocated)`,
        'fractur\\w+|dislocat\\w+|bone (?:is )?(?:sticking|visible|out|through|broken)|broken bones?',
        '(?:snap|pop|crack|bang) (?:in|at|behind) (?:my|his|her|the) (?:lower )?(?:calf|leg|heel|ankle|knee|foot|thigh|achilles)',
        '(?:felt|heard|feel)(?: \\S+){0,4} (?:snap|pop|crack|tear|rip) … (?:calf|leg|heel|ankle|knee|foot|thigh|shoulder|walk)',
        '(?:kicked|hit|shot|stone)(?: \\S+){0,3} (?:back of (?:my|the|his|her) (?:leg|calf|ankle)|calf|heel|achilles) … (?:nobody|no one|noone|walk|tiptoe|toes)',
        'cant (?:put (?:any )?weight|walk|stand (?:up|on)|bear weight|tiptoe|step on)',
      ),
      unless: phrases(
        '(?:racket|racquet|string|strings|grip|frame|ball|balls)',
        '(?:last (?:year|season|winter|summer|spring|autumn)|(?:years?|months?) ago|recover\\w*|rehab\\w*|come back|coming back|comeback|return(?:ing)? to|healed|surgery|operation|operated)',
      ),
    },
  ],
  words:
    'chest breastbone heart attack pressure tightness squeezing crushing stabbing breathe breathing breath choking fainted fainting dizzy dizziness lightheaded unconscious consciousness collapsed collapsing seizure convulsions suicide suicidal myself headache concussion concussed bleeding achilles tendon hamstring ligament snapped popped ruptured dislocated fractured broken ankle shoulder vomiting confused nauseous swollen swelling blurry blurred vision heatstroke sunstroke exhaustion stroke slurring slurred drooping numbness ambulance allergic reaction palpitations ambulance kicked racket smashed banged',
  prevention: /\b(prevent\w*|avoid\w*|protect\w*|reduce the risk|risk of|glasses|goggles|insurance|first aid course)\b/,
  rules:
    /\b(legal|illegal|allowed|whose|who (gets|wins|loses|has)|points?|rules?|fault|foul|let|count|counts|penalty|permitted|valid|sportsmanlike|apologi[sz]e|aim|tactics?|strategy)\b/,
  acute:
    /\b(right now|just now|just|feel|feels|felt|feeling|i have|ive|i got|he has|she has|is having|bleed\w*|blood|vomit\w*|dizz\w*|headache|unconscious|swollen|blurr\w*|hurts?|pain|help|cant)\b/,
};
