/** How her speed is worked out, loss by loss. */
export const fireOnTheWatersSpeed = {
  flooding: 'Flooding: {lost} flotation points lost, over half of all, {half}, times her top speed: {inches}″ off',
  boilers: '{boilersLost} of {boilers} boilers out, {percent} %: {inches}″ off',
  engines: '{enginesLost} of {engines} engines out, {percent} %: {inches}″ off',
  plant: '{enginesLost} of {engines} engines and {boilersLost} of {boilers} boilers out, {percent} %: {inches}″ off',
  funnel: 'Funnel at {of} hit: {inches}″ off',
  rudderWarped: 'Rudder bent, a quarter of what is left: {inches}″ off',
  boilerBricks: 'Brickwork down, a quarter of what is left: {inches}″ off',
  fuelFeed: 'Fuel feed failed, a quarter of what is left: {inches}″ off',
  steamLineA: 'Steam leak: {inches}″ off',
  steamLineB: 'Steam leak: {inches}″ off',
  condensers: 'Condensers gone, turn {of}: {inches}″ off',
  speedLoss: 'Slowed: {inches}″ off',
  speedPercent: 'Slowed by {of} % of what is left: {inches}″ off',
}
