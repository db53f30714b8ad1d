/** A step longer than this shows that it goes on, and again after as long. */
const signOfLifeMs = 10_000

/** Does one step of a start or a test: its name at once, its seconds on the same line when it is over. */
export async function step(name, work, print = (text) => void process.stdout.write(text)) {
  const began = performance.now()
  print(`${name} …`)
  const signs = setInterval(() => print(` ${secondsSince(began).toFixed(0)} s …`), signOfLifeMs)
  try {
    return await work()
  } finally {
    clearInterval(signs)
    print(` ${secondsSince(began).toFixed(1)} s\n`)
  }
}

export const secondsSince = (began) => (performance.now() - began) / 1000
