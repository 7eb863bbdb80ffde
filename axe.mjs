import { chromium } from 'playwright-core'; import { AxeBuilder } from '@axe-core/playwright';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const c=await b.newContext({viewport:{width:1440,height:900}}); 
for(const u of process.argv.slice(2)){ const p=await c.newPage(); await p.goto('http://127.0.0.1:4177/table.html?'+u,{waitUntil:'networkidle'}); await p.waitForTimeout(600);
 const r=await new AxeBuilder({page:p}).disableRules(['landmark-one-main','page-has-heading-one','region','html-has-lang','document-title']).analyze(); console.log(u, r.violations.length?'':'ok'); for(const v of r.violations) console.log('  ',v.impact,v.id,v.nodes.length,v.nodes.slice(0,3).map(n=>n.html.slice(0,160)+' :: '+(n.any[0]?.message??n.failureSummary??'').slice(0,200)).join('\n      ')); await p.close(); }
await b.close();
