import { en } from '#shared/rules/words'

const { name, shell } = en.app

/** What a browser sees that comes without a session: how to come in. No script, no style, nothing of the library. */
export const doorPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${name}</title>
<h1>${name}</h1>
<p>${shell.door.closed}</p>
<p>${shell.door.how}</p>
<p>${shell.door.kept}</p>
</html>
`
