export const longestSubject = 72;

const types = 'bench build chore ci docs feat fix perf refactor revert style test'.split(' ');
const subjectPattern = new RegExp(
  `^(${types.join('|')})(\\([a-z0-9]+([-,][a-z0-9]+)*\\))?!?: (?<text>\\S.*)$`,
);

// Verbs whose base form ends like an inflected one.
const imperatives = new Set(
  (
    'bring ping ring bypass seed feed embed exceed proceed succeed speed shed need wed focus pass process address discuss ' +
    'compress express suppress press dismiss miss cross guess access assess alias bias harness toss'
  ).split(' '),
);

/** Forms that do not fit "If applied, this commit will …": added, adding, adds. */
function isOtherForm(word) {
  return /^[a-z]{2,}(ed|ing|[^s]s)$/.test(word) && !imperatives.has(word);
}

/** The problems of a commit subject, one sentence each. */
export function subjectFaults(subject) {
  const faults = [];
  const length = [...subject].length;
  if (length > longestSubject) {
    faults.push(`The subject has ${length} characters; at most ${longestSubject} are allowed.`);
  }
  const text = subjectPattern.exec(subject)?.groups.text;
  if (text === undefined) {
    faults.push(
      `Write "type(scope): imperative sentence", with one of these types: ${types.join(', ')}.`,
    );
    return faults;
  }
  const [first] = text.split(/[\s:,]/, 1);
  if (isOtherForm(first)) {
    faults.push(
      `Begin with an imperative ("add", not "added", "adding" or "adds") instead of "${first}".`,
    );
  }
  if (/^[A-Z][a-z]/.test(text)) faults.push('Begin in lower case.');
  if (text.endsWith('.')) faults.push('Leave out the full stop.');
  return faults;
}
